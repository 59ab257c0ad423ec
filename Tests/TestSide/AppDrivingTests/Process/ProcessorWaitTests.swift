import Foundation
import Testing

@testable import AppDriving

@Suite struct ProcessorWaitTests {
  @Test(arguments: [
    ("365123988 732008684 99\n", 732_008_684), ("0 0 0\n", 0), ("", 0), ("12", 0), ("a b c", 0),
    ("1 -5 1", -5),
  ])
  func `the wait is the second number of the kernel's statistics`(text: String, nanoseconds: Int) {
    #expect(ProcessorWait.length(inStatistics: text) == .nanoseconds(nanoseconds))
  }

  @Test func `the wait of an ended process is zero`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    #expect(ProcessorWait.length(of: process.processIdentifier) == .zero)
  }

  @Test func `the wait grows while all processors are busy`() throws {
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount + 1
    let processes = try (0..<count).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // The shell ends with the test process, even if that is killed.
      process.arguments = ["-c", "while kill -0 $PPID; do :; done 2> /dev/null"]
      try process.run()
      return process
    }
    defer {
      for process in processes {
        // A shell may be started with SIGTERM blocked.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
    }
    // At least one process must wait half of the time, but the kernel decides when.
    while processes.allSatisfy({ ProcessorWait.length(of: $0.processIdentifier) == .zero }) {
      sched_yield()
    }
  }
}
