import Foundation
import Synchronization
import VirtualClock

/// The sleeps that were taken, in nanoseconds.
private let taken = Mutex<[Int64]>([])
/// The thread whose sleeps are taken.
private let takenThread = Mutex<UInt>(0)

private func takeSleeps() {
  takenThread.withLock { $0 = UInt(pthread_self()) }
  virtual_clock_set_sleep_taker { nanoseconds in
    guard takenThread.withLock({ $0 == UInt(pthread_self()) }) else { return false }
    // What the taker itself sleeps is real.
    usleep(1000)
    taken.withLock { $0.append(nanoseconds) }
    return true
  }
}

extension Contract {
  static let takers = [
    Contract("sleeps of a thread can be taken") {
      takeSleeps()
      let milliseconds = realMilliseconds {
        sleep(30)
        usleep(31_000_000)
        var time = timespec(tv_sec: 32, tv_nsec: 5)
        nanosleep(&time, nil)
        clock_nanosleep(CLOCK_BOOTTIME, 0, &time, nil)
        Thread.sleep(forTimeInterval: 33)
      }
      try expect(milliseconds < 5000, "\(milliseconds) ms of real time")
      try expect(
        taken.withLock { $0 },
        is: [30 * second, 31 * second, 32 * second + 5, 32 * second + 5, 33 * second],
        "what was taken")
    },
    Contract("sleeps until a moment can be taken") {
      takeSleeps()
      var time = moment(in: 30, CLOCK_MONOTONIC)
      clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil)
      let length = taken.withLock { $0.first ?? 0 }
      try expect(length > 29 * second && length <= 30 * second, "what was taken")
    },
    Contract("what is not taken is slept in real time") {
      takeSleeps()
      let outcome = Outcome<Int64>()
      let thread = Thread { outcome.set(realMilliseconds { usleep(30_000) }) }
      thread.start()
      while outcome.value == nil { sched_yield() }
      try expect((outcome.value ?? 0) >= 30, "the real time of another thread's sleep")
      var entry = pollfd()
      try expect(realMilliseconds { poll(&entry, 0, 30) } >= 29, "the real time of a poll")
      try expect(taken.withLock { $0.count }, is: 0, "what was taken")
      virtual_clock_set_sleep_taker(nil)
      try expect(realMilliseconds { usleep(30_000) } >= 30, "the real time without a taker")
    },
  ]
}
