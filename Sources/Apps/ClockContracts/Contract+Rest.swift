import Dispatch
import Foundation
import VirtualClock

extension Contract {
  static let rests = [
    Contract("threads aren't checked again when nothing was woken") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      rest()
      let isOver = Outcome<Bool>()
      _ = onThread {
        while isOver.value == nil {}
        return 0
      }
      // The clock checks once, because the thread was started, and then not again.
      try expect(virtual_clock_rest(second / 100), is: false, "at rest after the start")
      try expect(virtual_clock_rest(second), "at rest afterwards")
      let milliseconds = realMilliseconds { for _ in 0..<10_000 { _ = virtual_clock_rest(second) } }
      try expect(milliseconds < 5000, "\(milliseconds) ms for ten thousand rests")
      isOver.set(true)
    },
    Contract("a thread that computes is waited for once") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      rest()
      let isOver = Outcome<Bool>()
      _ = onThread {
        while isOver.value == nil {}
        return 0
      }
      try expect(virtual_clock_rest(second / 100), is: false, "at rest")
      let milliseconds = realMilliseconds {
        for _ in 0..<20 {
          // Another thread gets work, and only that one is waited for.
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().async { semaphore.signal() }
          _ = virtual_clock_rest(10 * second)
        }
      }
      try expect(milliseconds < 5000, "\(milliseconds) ms for twenty rests")
      isOver.set(true)
    },
    Contract("a thread that gets no processor is waited for again") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      rest()
      let isOver = SharedFlag()
      let hogs = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
        onThread {
          _ = virtual_clock_use_real_time(true)
          while !isOver.isSet {}
          return 0
        }
      }
      let isReady = Outcome<Bool>()
      _ = onThread {
        isReady.set(makeIdle())
        while !isOver.isSet {}
        return 0
      }
      while isReady.value == nil {}
      try expect(isReady.value, is: true, "the least priority")
      for time in ["first", "second"] {
        let milliseconds = realMilliseconds {
          // The thread gets a few thousandths of the processor.
          _ = virtual_clock_rest(second / 2)
        }
        try expect(milliseconds >= 500, "\(milliseconds) ms for the \(time) wait")
      }
      isOver.set()
      try expect(virtual_clock_rest(10 * second), "at rest")
      while hogs.contains(where: { $0.value == nil }) {}
    },
    Contract("a thread's work is done at rest") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      rest()
      for number in 0..<50 {
        let outcome = Outcome<Int>()
        DispatchQueue.global().async { outcome.set(number) }
        try expect(virtual_clock_rest(10 * second), "at rest")
        try expect(outcome.value, is: number, "what was done")
      }
    },
    Contract("a timer that was set on a queue is known at rest") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      rest()
      for seconds in [30, 20, 10] {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {}
        try expect(virtual_clock_rest(10 * second), "at rest")
        let next = virtual_clock_next_deadline()
        let latest = Int64(seconds) * second + second / 100
        try expect(next <= latest, "the deadline of \(seconds) s: \(next)")
      }
    },
    Contract("Dispatch's own work each second wakes no thread", needsSharedDispatch: true) {
      try expect(virtual_clock_start(), "there is a virtual clock")
      DispatchQueue.global().async {}
      rest()
      let count = virtual_clock_waking_count()
      drive(to: 10 * second)
      try expect(virtual_clock_waking_count(), is: count, "what was woken")
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) {}
      rest()
      let countWithTimer = virtual_clock_waking_count()
      drive(to: 16 * second)
      try expect(virtual_clock_waking_count() != countWithTimer, "a timer of the program counts")
    },
    Contract("a timer on a thread's own run loop wakes that thread") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = Outcome<Int64>()
      _ = onThread {
        // Foundation's `init(timeInterval:…)` makes a timer that is due at once.
        let timer = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 0, repeats: false) { _ in
          outcome.set(virtual_clock_now())
        }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 10))
        return 0
      }
      rest()
      // The run loop's time limit has set a timer of Dispatch.
      drive(to: 4 * second)
      try expect(outcome.value, is: nil, "the timer, before its time")
      let count = virtual_clock_waking_count()
      drive(to: 6 * second)
      let moment = outcome.value ?? 0
      try expect(abs(moment - 5 * second) <= second / 100, "the timer's moment: \(moment) ns")
      try expect(virtual_clock_waking_count() != count, "it counts")
    },
    Contract("Dispatch adds a thread when all of its threads sleep") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        DispatchQueue.global().async { sleep(30) }
      }
      rest()
      let outcome = Outcome<Int64>()
      DispatchQueue.global().async { outcome.set(virtual_clock_now()) }
      drive(to: 10 * second)
      try expect(outcome.value != nil, "what was queued behind them has run")
    },
    Contract("a thread that is woken from outside is seen to run") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      var ends: [Int32] = [-1, -1]
      try expect(pipe(&ends), is: 0, "pipe")
      let (reading, isOver) = (ends[0], Outcome<Bool>())
      _ = onThread {
        var byte: UInt8 = 0
        let count = read(reading, &byte, 1)
        while isOver.value == nil {}
        return count
      }
      rest()
      try expect(virtual_clock_rest(10 * second), "at rest")
      try expect(runningThreadCount, is: 0, "threads that run")
      // The clock doesn't see this write, as if another process had made it.
      let file = open("/proc/self/exe", O_RDONLY)
      try expect(sendfile(ends[1], file, nil, 1), is: 1, "sendfile")
      while runningThreadCount == 0 {}
      isOver.set(true)
      try expect(virtual_clock_wait_until_at_rest(10 * second), "at rest afterwards")
    },
  ]
}

/// The number of other threads that are running.
private var runningThreadCount: Int {
  var threads = [virtual_clock_thread](repeating: virtual_clock_thread(), count: 64)
  let count = min(virtual_clock_list_threads(&threads, threads.count), threads.count)
  return threads[..<count].count { $0.is_running }
}
