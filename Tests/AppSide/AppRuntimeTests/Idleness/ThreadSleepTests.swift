#if arch(x86_64)
  import Foundation
  import Testing

  @testable import AppRuntime

  /// The kernel's descriptions of threads, with x86-64 system call numbers.
  @Suite struct `A thread in a system call` {
    private func text(_ call: Int, _ arguments: [UInt]) -> String {
      let all = arguments + Array(repeating: 0, count: 8 - arguments.count)
      return "\(call) " + all.map { "0x" + String($0, radix: 16) }.joined(separator: " ")
    }

    private func isForSomeTime(_ call: Int, _ arguments: UInt...) -> Bool {
      if case .untilUnknownTime = ThreadSleep(text(call, arguments)) { return true }
      return false
    }

    /// Waits on a heap variable until a moment on a clock; returns the time left.
    private func rest(until seconds: TimeInterval, operation: UInt, clock: clockid_t) -> Double? {
      var end = timespec()
      clock_gettime(clock, &end)
      end.tv_sec += Int(seconds)
      return withUnsafePointer(to: &end) { pointer in
        let arguments = [heapVariable, operation, 0, UInt(bitPattern: pointer)]
        guard case .until(let rest) = ThreadSleep(text(202, arguments)) else { return nil }
        return rest
      }
    }

    private let heapVariable = UInt(bitPattern: Variable.address)

    @Test func `that has no time limit does not count as asleep`() {
      let infinite = UInt(UInt32.max)
      #expect(ThreadSleep("running") == nil)
      #expect(ThreadSleep("-1 0x7ffc51926050 0x7fc4b433d2ec") == nil)
      #expect(!isForSomeTime(7, 0, 0, infinite))
      #expect(!isForSomeTime(7, 0, 0, 0))
      #expect(!isForSomeTime(232, 3, 0, 16, infinite))
      #expect(!isForSomeTime(271, 0, 0, 0))
      #expect(!isForSomeTime(202, heapVariable, 0x189, 0, 0))
      // This futex operation wakes other threads and has no time limit.
      #expect(!isForSomeTime(202, heapVariable, 0x81, 1, 1))
      #expect(!isForSomeTime(0, 1, 2, 3, 4))
    }

    @Test
    func `that waits on a variable of Dispatch is not asleep, but on another library's it is`()
      throws
    {
      let dispatch = try #require(dlsym(nil, "dispatch_async_f"))
      let library = try #require(dlsym(nil, "qsort"))
      #expect(!isForSomeTime(202, UInt(bitPattern: dispatch), 0x80, 0, 1))
      #expect(isForSomeTime(202, UInt(bitPattern: library), 0x80, 0, 1))
    }

    @Test func `that has a time limit is asleep until an unknown time`() {
      #expect(isForSomeTime(230, 0, 0, 1))
      #expect(isForSomeTime(7, 0, 0, 300))
      #expect(isForSomeTime(232, 3, 0, 16, 300))
      #expect(isForSomeTime(270, 0, 0, 0, 0, 1))
      #expect(isForSomeTime(202, heapVariable, 0x80, 0, 1))
    }

    @Test func `that has a very long time limit does not count as asleep`() {
      #expect(!isForSomeTime(7, 0, 0, UInt(Int32.max)))
      #expect(rest(until: 1_000_000, operation: 0x189, clock: CLOCK_REALTIME) == nil)
      var length = timespec(tv_sec: 1_000_000, tv_nsec: 0)
      withUnsafePointer(to: &length) { length in
        #expect(!isForSomeTime(271, 0, 0, UInt(bitPattern: length)))
      }
    }

    @Test func `that waits for a duration, however short, is asleep until an unknown time`() {
      var length = timespec(tv_sec: 0, tv_nsec: 1)
      withUnsafePointer(to: &length) { length in
        #expect(isForSomeTime(202, heapVariable, 0x80, 0, UInt(bitPattern: length)))
        #expect(isForSomeTime(271, 0, 0, UInt(bitPattern: length)))
      }
    }

    @Test func `that waits until a moment is asleep until then`() throws {
      for (operation, clock) in [(UInt(0x189), CLOCK_REALTIME), (0x89, CLOCK_MONOTONIC)] {
        let left = try #require(rest(until: 600, operation: operation, clock: clock))
        #expect(left > 300 && left <= 600)
      }
      #expect(rest(until: -5, operation: 0x189, clock: CLOCK_REALTIME) == 0)
    }

    @Test func `whose memory is gone is asleep until an unknown time`() {
      #expect(isForSomeTime(202, heapVariable, 0x189, 0, 8))
    }
  }

  /// A heap variable that is never freed.
  private enum Variable {
    static let address = Int(bitPattern: malloc(4))
  }
#endif
