import Foundation
import VirtualClock

extension Contract {
  /// Runs a closure in a forked child and returns the child's exit status.
  private static func fork(_ body: () -> Int32) throws -> Int32 {
    // Swift hides fork, because most of its runtime must not be used in the child.
    typealias Function = @convention(c) () -> pid_t
    let child = unsafeBitCast(dlsym(nil, "fork"), to: Function.self)()
    if child == 0 { _exit(body()) }
    var status: Int32 = 0
    try expect(waitpid(child, &status, 0), is: child, "the child")
    return status
  }

  static let processes = [
    Contract("a forked child has real time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      _ = virtual_clock_advance(3600 * second)
      let status = try fork {
        if virtual_clock_is_on() { return 1 }
        let start = nanoseconds(CLOCK_MONOTONIC)
        usleep(20_000)
        let passed = nanoseconds(CLOCK_MONOTONIC) - start
        if passed < second / 50 || passed > 10 * second { return 2 }
        return abs(start - virtual_clock_real_now()) < 10 * second ? 0 : 3
      }
      try expect(status, is: 0, "the status of the child")
      try expect(virtual_clock_is_on(), "the parent's clock is virtual")
    },
    Contract("children can be forked while threads sleep and wake up") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcomes = (1...8).map { number in
        onThread {
          for _ in 0..<200 { usleep(UInt32(number) * 1100) }
          return 0
        }
      }
      for _ in 0..<50 {
        _ = virtual_clock_advance(virtual_clock_now() + second / 100)
        try expect(
          try fork {
            usleep(100)
            return 0
          }, is: 0, "the status of a child")
      }
      drive(to: 100 * second)
      try expect(outcomes.compactMap(\.value).count, is: 8, "threads that have ended")
    },
    Contract("another program has real time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      _ = virtual_clock_advance(10 * 365 * 86400 * second)
      let status = try fork {
        let script = "test $(date +%s) -lt $1 && sleep 0.02"
        let arguments = ["/bin/sh", "-c", script, "sh", "\(time(nil) + 3600)"]
        var pointers = arguments.map { strdup($0) } + [nil]
        execv("/bin/sh", &pointers)
        return 127
      }
      try expect(status, is: 0, "the status of the program")
    },
    Contract("Foundation's processes end while the clock stands still") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exit 3"]
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      ended.wait()
      try expect(process.terminationStatus, is: 3, "the status")
    },
  ]
}
