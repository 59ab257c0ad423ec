import Foundation
import VirtualClock

extension Contract {
  /// Checks that an event occurs after thirty seconds and not before.
  @MainActor
  private static func expectCall(
    after seconds: Int64 = 30, _ what: String,
    _ begin: (@escaping @Sendable () -> Void) -> Void
  ) throws {
    try expect(virtual_clock_start(), "there is a virtual clock")
    let start = virtual_clock_now()
    let outcome = Outcome<Int64>()
    begin { outcome.set(virtual_clock_now() - start) }
    drive(to: start + seconds * second - second / 100)
    try expect(outcome.value, is: nil, "\(what), before its time")
    // A date is less exact than a nanosecond, and Dispatch's timers may be slightly late.
    drive(to: start + seconds * second + second / 100)
    guard let moment = outcome.value else {
      throw Difference(description: "\(what) has not happened at its time")
    }
    try expect(abs(moment - seconds * second) <= second / 100, "\(what) happens at its time")
  }

  static let foundation = [
    Contract("asyncAfter on the main queue") {
      try expectCall("asyncAfter") { call in
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { call() }
      }
    },
    Contract("asyncAfter on a global queue") {
      try expectCall("asyncAfter") { call in
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { call() }
      }
    },
    Contract("asyncAfter with a date") {
      try expectCall("asyncAfter") { call in
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 30) { call() }
      }
    },
    Contract("a timer of Foundation") {
      try expectCall("Timer") { call in
        _ = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in call() }
      }
    },
    Contract("a timer source of Dispatch") {
      let source = DispatchSource.makeTimerSource(queue: .global())
      try expectCall("DispatchSourceTimer") { call in
        source.schedule(deadline: .now() + 30)
        source.setEventHandler { call() }
        source.resume()
      }
      source.cancel()
    },
    Contract("a repeating timer source of Dispatch") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let source = DispatchSource.makeTimerSource(queue: .global())
      let count = Outcome<Int>()
      source.schedule(deadline: .now() + 10, repeating: 10)
      source.setEventHandler { count.change { $0 = ($0 ?? 0) + 1 } }
      source.resume()
      drive(to: 95 * second)
      try expect(count.value, is: 9, "how often it was due")
      source.cancel()
      drive(to: 200 * second)
      try expect(count.value, is: 9, "how often it was due when it was cancelled")
    },
    Contract("a condition of Foundation") {
      let condition = NSCondition()
      try expectCall("wait(until:)") { call in
        _ = onThread {
          condition.lock()
          defer { condition.unlock() }
          if !condition.wait(until: Date(timeIntervalSinceNow: 30)) { call() }
          return 0
        }
      }
    },
    Contract("a lock of Foundation") {
      let lock = NSLock()
      lock.lock()
      try expectCall("lock(before:)") { call in
        _ = onThread {
          _ = lock.lock(before: Date(timeIntervalSinceNow: 30))
          call()
          return 0
        }
      }
    },
    Contract("thirty seconds of timers take little real time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = Outcome<Int64>()
      DispatchQueue.global().async {}
      rest()
      let milliseconds = realMilliseconds {
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { outcome.set(virtual_clock_now()) }
        drive(to: 31 * second) { outcome.value != nil }
      }
      try expect(outcome.value != nil, "it has happened")
      try expect(milliseconds < 5000, "\(milliseconds) ms are little")
    },
  ]
}
