import Foundation
import Synchronization
import VirtualClock

extension Contract {
  private static let wait: Int64 = 30

  /// Waits that block the driver until thirty seconds of virtual time have passed, with a timeout or without.
  private static let waits: [(name: String, body: @MainActor @Sendable () throws -> Void)] = [
    (
      "a semaphore's limit",
      {
        let result = DispatchSemaphore(value: 0).wait(timeout: .now() + 30)
        try expect(result, is: .timedOut, "the wait")
      }
    ),
    (
      "a condition's limit",
      {
        let condition = NSCondition()
        condition.lock()
        try expect(condition.wait(until: Date(timeIntervalSinceNow: 30)), is: false, "the wait")
        condition.unlock()
      }
    ),
    ("poll's limit", { try expect(poll(nil, 0, 30_000), is: 0, "poll") }),
    (
      "a lock's limit",
      {
        let lock = NSLock()
        _ = onThread {
          lock.lock()
          return Int(sleep(100))
        }
        rest()
        try expect(lock.lock(before: Date(timeIntervalSinceNow: 30)), is: false, "the lock")
      }
    ),
    (
      "a semaphore that a timer signals",
      {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { semaphore.signal() }
        semaphore.wait()
      }
    ),
    (
      "a group that a sleeping thread leaves",
      {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { sleep(30) }
        group.wait()
      }
    ),
    (
      "a condition that a sleeping thread signals",
      {
        let condition = NSCondition()
        let isOver = Outcome<Bool>()
        _ = onThread {
          sleep(30)
          condition.lock()
          isOver.set(true)
          condition.signal()
          condition.unlock()
          return 0
        }
        condition.lock()
        while isOver.value == nil { condition.wait() }
        condition.unlock()
      }
    ),
    (
      "operations that sleep",
      {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        for _ in 0..<3 { queue.addOperation { sleep(10) } }
        queue.waitUntilAllOperationsAreFinished()
      }
    ),
    (
      "a lock whose owner sleeps",
      {
        let lock = NSLock()
        _ = onThread {
          lock.lock()
          sleep(30)
          lock.unlock()
          return 0
        }
        _ = virtual_clock_wait_until_at_rest(second)
        lock.lock()
        lock.unlock()
      }
    ),
    (
      "a pipe whose writer sleeps",
      {
        var ends: [Int32] = [-1, -1]
        try expect(pipe(&ends), is: 0, "a pipe")
        let writing = ends[1]
        _ = onThread {
          sleep(30)
          return write(writing, "x", 1)
        }
        var byte: UInt8 = 0
        try expect(read(ends[0], &byte, 1), is: 1, "what was read")
      }
    ),
  ]

  /// Lets the clock leap while the driver is blocked, unless something outside the process is in progress.
  private static func leap(whileNot isUnderWay: SharedFlag) {
    virtual_clock_leap_while_blocked(
      { context in
        guard let context else { return true }
        return Unmanaged<SharedFlag>.fromOpaque(context).takeUnretainedValue().isSet
      },
      Unmanaged.passRetained(isUnderWay).toOpaque())
  }

  static let leaps =
    waits.map { wait in
      Contract("the blocked driver's clock leaps: \(wait.name)") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        leap(whileNot: SharedFlag())
        rest()
        let milliseconds = try realMilliseconds { try wait.body() }
        let moment = virtual_clock_now()
        // A date isn't an exact number of nanoseconds. On a busy machine a thread may be delayed, and time
        // passes meanwhile.
        let (start, end) = (Self.wait * second - second / 1000, (Self.wait + 5) * second)
        try expect(moment >= start && moment < end, "\(moment) ns")
        try expect(milliseconds < 15_000, "\(milliseconds) ms of real time")
      }
    } + [
      Contract("the blocked driver's clock keeps its pace while something is under way outside") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        let isUnderWay = SharedFlag()
        isUnderWay.set()
        leap(whileNot: isUnderWay)
        let milliseconds = realMilliseconds {
          _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
        }
        try expect(milliseconds >= 300, "\(milliseconds) ms of real time")
      },
      Contract("the blocked driver's clock keeps its pace while a thread computes") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        leap(whileNot: SharedFlag())
        let isOver = SharedFlag()
        _ = onThread {
          while !isOver.isSet {}
          return 0
        }
        let milliseconds = realMilliseconds {
          _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
        }
        isOver.set()
        try expect(milliseconds >= 300, "\(milliseconds) ms of real time")
      },
      Contract("the blocked driver wakes sleepers in the order of their deadlines") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        leap(whileNot: SharedFlag())
        let semaphore = DispatchSemaphore(value: 0)
        let moments = Outcome<[Int64]>()
        moments.set([])
        for seconds in [20, 5, 10] {
          DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
            moments.change { $0?.append(virtual_clock_now() / second) }
            if seconds == 10 { semaphore.signal() }
          }
        }
        try expect(semaphore.wait(timeout: .now() + 15), is: .success, "the wait")
        try expect(moments.value, is: [5, 10], "what was due before")
      },
      Contract(
        "a blocked driver leaps at most an hour if only a repeating timer is due",
        needsSharedDispatch: true
      ) {
        try expect(virtual_clock_start(), "there is a virtual clock")
        leap(whileNot: SharedFlag())
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 600, repeating: 600)
        timer.setEventHandler {}
        timer.resume()
        let semaphore = DispatchSemaphore(value: 0)
        _ = onThread {
          _ = virtual_clock_use_real_time(true)
          usleep(500_000)
          semaphore.signal()
          return 0
        }
        semaphore.wait()
        let moment = virtual_clock_now() / second
        try expect(moment >= 3000 && moment <= 3660, "\(moment) s")
        timer.cancel()
      },
    ]
}
