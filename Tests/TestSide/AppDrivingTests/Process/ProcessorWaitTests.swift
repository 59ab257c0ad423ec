import Foundation
import Testing

@testable import AppDriving

@Suite struct ProcessorWaitTests {
  @Test(arguments: [
    ("365123988 732008684 99\n", 732_008_684), ("0 0 0\n", 0), ("", 0), ("12", 0), ("a b c", 0),
    ("1 -5 1", -5),
  ])
  func `is the second number of the kernel's statistics`(text: String, nanoseconds: Int) {
    #expect(ProcessorWait.length(inStatistics: text) == .nanoseconds(nanoseconds))
  }

  @Test func `of a process that has ended is zero`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    #expect(ProcessorWait.length(of: process.processIdentifier) == .zero)
  }

  @Test func `grows while more processes compute than there are processors`() throws {
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount + 1
    let processes = try (0..<count).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // It ends with the tests, however those end.
      process.arguments = ["-c", "while kill -0 $PPID; do :; done 2> /dev/null"]
      try process.run()
      return process
    }
    defer {
      for process in processes {
        // A shell may be started with the signal for its end blocked.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
    }
    // At least one has to wait for half of the time; how long that takes is the kernel's business.
    while processes.allSatisfy({ ProcessorWait.length(of: $0.processIdentifier) == .zero }) {
      sched_yield()
    }
  }
}
