import Dispatch
import Foundation
import Synchronization
import VirtualClock

/// The lengths of the sleeps taken, in nanoseconds.
private let taken = Mutex<[Int64]>([])
/// The thread whose sleeps are taken.
private let takenThread = Mutex<UInt>(0)

/// The lengths of the waits reported, in nanoseconds.
private let waited = Mutex<[Int64]>([])

private func takeSleeps() {
  takenThread.withLock { $0 = UInt(pthread_self()) }
  virtual_clock_take_sleeps { nanoseconds in
    guard takenThread.withLock({ $0 == UInt(pthread_self()) }) else { return false }
    // The taker's own sleep is real.
    usleep(1000)
    taken.withLock { $0.append(nanoseconds) }
    return true
  } _: { nanoseconds in
    guard takenThread.withLock({ $0 == UInt(pthread_self()) }) else { return }
    waited.withLock { $0.append(nanoseconds) }
  }
}

private func takeSleepsOfTasks() {
  virtual_clock_take_sleeps(
    { nanoseconds in
      guard withUnsafeCurrentTask(body: { $0 != nil }) else { return false }
      taken.withLock { $0.append(nanoseconds) }
      return true
    }, nil)
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
    Contract("sleeps of a task can be taken") {
      guard isDispatchShared else { return }
      takeSleepsOfTasks()
      let isOver = Outcome<Bool>()
      let milliseconds = realMilliseconds {
        Task.detached {
          try await Task.sleep(for: .seconds(30))
          try await Task.sleep(nanoseconds: 31_000_000_000)
          try await Task.sleep(until: .now + .seconds(32), tolerance: .seconds(1))
          try await SuspendingClock().sleep(until: .now + .seconds(33))
          isOver.set(true)
        }
        while isOver.value == nil { sched_yield() }
      }
      try expect(milliseconds < 5000, "\(milliseconds) ms of real time")
      // Exact to the nanosecond: a timer of thirty seconds is due after thirty seconds.
      try expect(
        taken.withLock { $0 }, is: [30, 31, 32, 33].map { $0 * second }, "what was taken")
    },
    Contract("waits of a run loop are reported, except those in real time") {
      takeSleeps()
      _ = Timer.scheduledTimer(withTimeInterval: 1000, repeats: false) { _ in }
      var sum: Int64 = 0
      // On a busy machine the event that ends a wait may come before the wait begins.
      for _ in 0..<100 where sum == 0 {
        let milliseconds = realMilliseconds {
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        sum = waited.withLock { $0.reduce(0, +) }
        try expect(sum <= (milliseconds + 1) * 1_000_000, "\(sum) ns in \(milliseconds) ms")
      }
      try expect(sum > 0, "a run loop's waits are heard of")
      let before = virtual_clock_use_real_time(true)
      poll(nil, 0, 20)
      usleep(20_000)
      _ = virtual_clock_use_real_time(before)
      try expect(waited.withLock { $0.reduce(0, +) }, is: sum, "waits in real time")
      try expect(taken.withLock { $0.count }, is: 0, "sleeps in real time")
    },
    Contract("a sleep that is not taken passes in real time") {
      takeSleeps()
      let outcome = Outcome<Int64>()
      let thread = Thread { outcome.set(realMilliseconds { usleep(30_000) }) }
      thread.start()
      while outcome.value == nil { sched_yield() }
      try expect((outcome.value ?? 0) >= 30, "the real time of another thread's sleep")
      var entry = pollfd()
      try expect(realMilliseconds { poll(&entry, 0, 30) } >= 29, "the real time of a poll")
      try expect(taken.withLock { $0.count }, is: 0, "what was taken")
      virtual_clock_take_sleeps(nil, nil)
      try expect(realMilliseconds { usleep(30_000) } >= 30, "the real time without a taker")
    },
  ]
}
