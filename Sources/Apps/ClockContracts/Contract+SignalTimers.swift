import Dispatch
import Foundation
import Synchronization
import VirtualClock

/// The number of signals received; a handler can't do more than count.
private let signalCount = Atomic<Int>(0)

private let realTimer: Int32 = 0

private func countSignals(_ number: Int32) {
  signal(number) { _ in signalCount.add(1, ordering: .relaxed) }
}

/// Returns the signals so far; the kernel sends one shortly after a timer is due.
private func signals(atLeast expected: Int) -> Int {
  for _ in 0..<200 where signalCount.load(ordering: .relaxed) < expected {
    passRealTime(milliseconds: 1)
  }
  return signalCount.load(ordering: .relaxed)
}

extension Contract {
  static let signalTimers = [
    Contract("an alarm comes at its time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      countSignals(SIGALRM)
      try expect(alarm(30), is: 0, "what was left before")
      drive(to: 30 * second - 1)
      passRealTime(milliseconds: 10)
      try expect(signals(atLeast: 0), is: 0, "just before its time")
      drive(to: 30 * second)
      try expect(signals(atLeast: 1), is: 1, "at its time")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
    },
    Contract("an alarm reports the time left and can be cancelled") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      countSignals(SIGALRM)
      alarm(30)
      drive(to: 12 * second)
      try expect(alarm(0), is: 18, "what was left")
      drive(to: 60 * second)
      passRealTime(milliseconds: 10)
      try expect(signals(atLeast: 0), is: 0, "signals")
    },
    Contract("an alarm from before the start stands still too") {
      countSignals(SIGALRM)
      alarm(3600)
      try expect(virtual_clock_start(), "there is a virtual clock")
      drive(to: 3600 * second)
      try expect(signals(atLeast: 1), is: 1, "at its time")
    },
    Contract("an interval timer comes again and again") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      countSignals(SIGALRM)
      var setting = itimerval()
      setting.it_value.tv_sec = 10
      setting.it_interval.tv_sec = 5
      setitimer(realTimer, &setting, nil)
      for number in 1...4 {
        drive(to: Int64(5 + 5 * number) * second)
        try expect(signals(atLeast: number), is: number, "signals")
      }
      getitimer(realTimer, &setting)
      try expect(setting.it_value.tv_sec, is: 5, "what is left")
    },
    Contract("a POSIX timer comes at its time and again") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      countSignals(SIGUSR2)
      var event = sigevent()
      event.sigev_notify = Int32(SIGEV_SIGNAL)
      event.sigev_signo = SIGUSR2
      var timer = 0
      try expect(timer_create(CLOCK_MONOTONIC, &event, &timer), is: 0, "timer_create")
      var setting = itimerspec()
      setting.it_value.tv_sec = 30
      setting.it_interval.tv_sec = 10
      timer_settime(timer, 0, &setting, nil)
      drive(to: 30 * second - 1)
      try expect(signals(atLeast: 0), is: 0, "just before its time")
      drive(to: 30 * second)
      try expect(signals(atLeast: 1), is: 1, "at its time")
      drive(to: 40 * second)
      try expect(signals(atLeast: 2), is: 2, "at its second time")
      timer_gettime(timer, &setting)
      try expect(setting.it_value.tv_sec, is: 10, "what is left")
      timer_delete(timer)
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
    },
    Contract("a handler of a signal can ask for the time and set timers") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      signal(SIGALRM) { _ in
        _ = time(nil)
        alarm(1)
        signalCount.add(1, ordering: .relaxed)
      }
      alarm(1)
      for number in 1...50 {
        drive(to: Int64(number) * second)
        try expect(signals(atLeast: number), is: number, "signals")
      }
    },
  ]
}
