import Dispatch
import Foundation
import VirtualClock

extension Contract {
  static let clocks = [
    Contract("clocks go on until the clock is started") {
      let date = Date()
      let milliseconds = realMilliseconds { usleep(20_000) }
      try expect(milliseconds >= 20, "a sleep takes its time")
      try expect(Date().timeIntervalSince(date) >= 0.02, "the date goes on")
      try expect(virtual_clock_is_on(), is: false, "whether it is on")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
    },
    Contract("timers of every kind keep real time until the clock is started") {
      let start = ContinuousClock.now
      let (names, early) = (Outcome<[String]>(), Outcome<String>())
      @Sendable func note(_ name: String, after milliseconds: Int) {
        // A date is less exact than the clock.
        let time = ContinuousClock.now - start
        if time < .milliseconds(milliseconds - 1) { early.set("\(name) after \(time)") }
        names.change { $0 = ($0 ?? []) + [name] }
      }
      // Foundation's first timer may be early, with and without this library.
      let timer = Timer(timeInterval: 0.03, repeats: false) { _ in note("Timer", after: 1) }
      RunLoop.main.add(timer, forMode: .default)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { note("asyncAfter", after: 30) }
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .now() + 0.03)
      source.setEventHandler { @Sendable in note("a source of Dispatch", after: 30) }
      source.resume()
      Task.detached {
        try await Task.sleep(for: .milliseconds(30))
        note("Task.sleep", after: 30)
      }
      while names.value?.count ?? 0 < 4 {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      try expect(early.value, is: nil, "what is early")
      try expect(
        names.value?.sorted(), is: ["Task.sleep", "Timer", "a source of Dispatch", "asyncAfter"],
        "what was due")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
      source.cancel()
    },
    Contract("clocks start where they are") {
      let before = [CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_BOOTTIME].map(nanoseconds)
      try expect(virtual_clock_start(), "there is a virtual clock")
      let after = [CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_BOOTTIME].map(nanoseconds)
      for (before, after) in zip(before, after) {
        try expect(after >= before && after - before < second, "a clock goes on where it was")
      }
    },
    Contract("clocks stand still") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let date = Date()
      let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
      let dispatch = DispatchTime.now()
      passRealTime(milliseconds: 30)
      try expect(Date(), is: date, "the date")
      try expect(ContinuousClock.now, is: continuous, "the continuous clock")
      try expect(SuspendingClock.now, is: suspending, "the suspending clock")
      try expect(DispatchTime.now(), is: dispatch, "Dispatch's clock")
    },
    Contract("clocks advance together") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let date = Date()
      let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
      let dispatch = DispatchTime.now().uptimeNanoseconds
      let seconds = time(nil)
      var (early, late) = (timeval(), timeval())
      gettimeofday(&early, nil)
      drive(to: 30 * second)
      gettimeofday(&late, nil)
      try expect(Date().timeIntervalSince(date).rounded(), is: 30, "the date")
      try expect(ContinuousClock.now - continuous, is: .seconds(30), "the continuous clock")
      try expect(SuspendingClock.now - suspending, is: .seconds(30), "the suspending clock")
      try expect(
        DispatchTime.now().uptimeNanoseconds - dispatch, is: 30_000_000_000, "Dispatch's clock")
      try expect(time(nil) - seconds, is: 30, "time")
      try expect(late.tv_sec - early.tv_sec, is: 30, "gettimeofday")
      try expect(virtual_clock_now(), is: 30 * second, "the clock itself")
    },
    Contract("clocks do not go backwards") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      try expect(virtual_clock_advance(5 * second), is: 5 * second, "the moment reached")
      try expect(virtual_clock_advance(3 * second), is: 5 * second, "a moment in the past")
      try expect(virtual_clock_advance(-1), is: 5 * second, "a moment before the start")
    },
    Contract("clocks of processor time go on") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let start = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
      var sum = 0
      for number in 0..<1_000_000 { sum &+= number }
      try expect(nanoseconds(CLOCK_THREAD_CPUTIME_ID) > start && sum != 1, "processor time")
    },
    Contract("a thread can read real time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      _ = virtual_clock_advance(3600 * second)
      try expect(virtual_clock_use_real_time(true), is: false, "whether it did before")
      let real = nanoseconds(CLOCK_MONOTONIC)
      try expect(abs(real - virtual_clock_real_now()) < second, "real time")
      try expect(virtual_clock_use_real_time(false), is: true, "whether it did before")
      try expect(nanoseconds(CLOCK_MONOTONIC) - real > 3000 * second, "virtual time")
    },
    Contract("the date moves without the other clocks") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let (date, continuous) = (Date(), ContinuousClock.now)
      virtual_clock_set_date_offset(86400 * second)
      try expect(Date().timeIntervalSince(date).rounded(), is: 86400, "the date")
      try expect(ContinuousClock.now, is: continuous, "the continuous clock")
      try expect(virtual_clock_date_offset(), is: 86400 * second, "the offset")
      virtual_clock_set_date_offset(-86400 * second)
      try expect(Date().timeIntervalSince(date).rounded(), is: -86400, "the date before")
    },
    Contract("a wait for a date ends when the date comes") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread {
        var time = moment(in: 3600, CLOCK_REALTIME)
        return Int(clock_nanosleep(CLOCK_REALTIME, Int32(TIMER_ABSTIME), &time, nil))
      }
      let length = onThread {
        var time = timespec(tv_sec: 3600, tv_nsec: 0)
        return Int(clock_nanosleep(CLOCK_REALTIME, 0, &time, nil))
      }
      rest()
      virtual_clock_set_date_offset(3590 * second)
      drive(to: 10 * second)
      try expect(outcome.value, is: Ending(moment: 10 * second, result: 0), "a date")
      try expect(length.value, is: nil, "a length of time")
      drive(to: 3600 * second)
      try expect(length.value, is: Ending(moment: 3600 * second, result: 0), "a length of time")
    },
    Contract("a wait for a date ends later when the date goes back") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread {
        var time = moment(in: 30, CLOCK_REALTIME)
        return Int(clock_nanosleep(CLOCK_REALTIME, Int32(TIMER_ABSTIME), &time, nil))
      }
      let length = onThread {
        var time = timespec(tv_sec: 30, tv_nsec: 0)
        return Int(clock_nanosleep(CLOCK_REALTIME, 0, &time, nil))
      }
      rest()
      virtual_clock_set_date_offset(-3600 * second)
      drive(to: 3629 * second)
      try expect(outcome.value, is: nil, "a date, just before its time")
      try expect(length.value, is: Ending(moment: 30 * second, result: 0), "a length of time")
      drive(to: 3630 * second)
      try expect(outcome.value, is: Ending(moment: 3630 * second, result: 0), "a date")
    },
  ]
}
