import Dispatch
import Foundation
import VirtualClock

private func timer(after seconds: Int, every interval: Int = 0) -> Int32 {
  let descriptor = timerfd_create(CLOCK_MONOTONIC, nonblocking)
  set(descriptor, after: seconds, every: interval)
  return descriptor
}

private func set(_ descriptor: Int32, after seconds: Int, every interval: Int = 0) {
  var setting = itimerspec()
  setting.it_value.tv_sec = seconds
  setting.it_interval.tv_sec = interval
  timerfd_settime(descriptor, 0, &setting, nil)
}

/// Returns how often a timer was due since it was last read, or zero.
private func count(_ descriptor: Int32) -> UInt64 {
  var count: UInt64 = 0
  return read(descriptor, &count, 8) == 8 ? count : 0
}

private func isReadable(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&entry, 1, 0) == 1
}

/// Waits in real time until the kernel has made a descriptor readable.
private func becomesReadable(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  let before = virtual_clock_use_real_time(true)
  defer { _ = virtual_clock_use_real_time(before) }
  return poll(&entry, 1, 10_000) == 1
}

extension Contract {
  static let timerDescriptors = [
    Contract("a timer is due at its time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timer(after: 30)
      drive(to: 30 * second - 1)
      try expect(isReadable(timer), is: false, "just before its time")
      drive(to: 30 * second)
      try expect(becomesReadable(timer), "at its time")
      try expect(count(timer), is: 1, "the count")
      try expect(count(timer), is: 0, "the count afterwards")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
    },
    Contract("a timer can be set to a moment") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for clock in [CLOCK_MONOTONIC, CLOCK_BOOTTIME, CLOCK_REALTIME] {
        let timer = timerfd_create(clock, nonblocking)
        let start = virtual_clock_now()
        var setting = itimerspec()
        setting.it_value = moment(in: 30, clock)
        timerfd_settime(timer, 1, &setting, nil)
        try expect(virtual_clock_next_deadline(), is: start + 30 * second, "clock \(clock)")
        drive(to: start + 30 * second)
        try expect(becomesReadable(timer), "clock \(clock) at its time")
        close(timer)
      }
    },
    Contract("a moment in the past is due at once") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timerfd_create(CLOCK_MONOTONIC, 0)
      var setting = itimerspec()
      setting.it_value = moment(in: -5, CLOCK_MONOTONIC)
      setting.it_interval.tv_sec = 2
      timerfd_settime(timer, 1, &setting, nil)
      try expect(count(timer), is: 3, "the count")
      try expect(virtual_clock_next_deadline(), is: second, "the next deadline")
    },
    Contract("a timer of a microsecond stops the clock once a millisecond") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timerfd_create(CLOCK_MONOTONIC, nonblocking)
      var setting = itimerspec()
      setting.it_value.tv_nsec = 1000
      setting.it_interval.tv_nsec = 1000
      timerfd_settime(timer, 0, &setting, nil)
      var stops = 0
      while virtual_clock_advance(second) < second { stops += 1 }
      try expect(stops <= 1001, "\(stops) stops in a second")
      try expect(count(timer), is: 1_000_000, "the count")
    },
    Contract("a repeating timer counts its unread expirations") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timer(after: 10, every: 3)
      drive(to: 10 * second)
      try expect(becomesReadable(timer), "at its time")
      try expect(count(timer), is: 1, "the first count")
      drive(to: 29 * second)
      try expect(becomesReadable(timer), "later")
      try expect(count(timer), is: 6, "the count later")
      try expect(virtual_clock_next_deadline(), is: 31 * second, "the next deadline")
    },
    Contract("a timer always has a deadline while it is set again") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timer(after: 30)
      let outcome = onThread {
        for count in 0..<500_000 { set(timer, after: 30 + count % 2) }
        return 0
      }
      var missCount = 0
      while outcome.value == nil {
        if virtual_clock_next_deadline() == .max { missCount += 1 }
      }
      try expect(missCount, is: 0, "how often nothing was due")
    },
    Contract("a timer that this thread watches is readable at once") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timer(after: 10, every: 10)
      let epoll = epoll(watching: timer)
      var event = EpollEvent()
      try expect(epoll_wait(epoll, &event, 1, 0), is: 0, "events before its time")
      for number in 1...1000 {
        _ = virtual_clock_advance(Int64(10 * number) * second)
        try expect(epoll_wait(epoll, &event, 1, 0), is: 1, "events at its time")
        try expect(count(timer), is: 1, "the count")
      }
    },
    Contract("a timer reports the time left and can be stopped") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timer(after: 30, every: 7)
      drive(to: 12 * second)
      var (setting, none) = (itimerspec(), itimerspec())
      timerfd_gettime(timer, &setting)
      try expect(setting.it_value.tv_sec, is: 18, "what is left")
      try expect(setting.it_interval.tv_sec, is: 7, "the interval")
      setting = itimerspec()
      timerfd_settime(timer, 0, &none, &setting)
      try expect(setting.it_value.tv_sec, is: 18, "what was left")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
      drive(to: 60 * second)
      try expect(isReadable(timer), is: false, "a stopped timer")
    },
    Contract("a closed timer is forgotten") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for _ in 0..<2000 { close(timer(after: 30)) }
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
      try expect(virtual_clock_list(nil, 0), is: 0, "how many there are")
    },
    Contract("a copy of a timer is the timer") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let timer = timer(after: 30)
      let copy = dup(timer)
      close(timer)
      try expect(virtual_clock_next_deadline(), is: 30 * second, "the next deadline")
      drive(to: 30 * second)
      try expect(becomesReadable(copy), "at its time")
      set(copy, after: 10)
      try expect(virtual_clock_next_deadline(), is: 40 * second, "the next deadline")
      let other = open("/dev/null", O_RDONLY)
      try expect(dup2(other, copy), is: copy, "dup2")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline after dup2")
    },
    Contract("timers from before the start stand still too") {
      let timer = timer(after: 3600, every: 60)
      let stopped = timerfd_create(CLOCK_MONOTONIC, nonblocking)
      try expect(virtual_clock_start(), "there is a virtual clock")
      let deadline = virtual_clock_next_deadline()
      try expect(deadline > 3590 * second && deadline <= 3600 * second, "the next deadline")
      drive(to: 3600 * second)
      try expect(becomesReadable(timer), "at its time")
      try expect(count(timer), is: 1, "the count")
      set(stopped, after: 1)
      try expect(virtual_clock_next_deadline(), is: 3601 * second, "the next deadline")
    },
    Contract("a program can poll a timer in its own epoll") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread {
        let timer = timer(after: 30, every: 10)
        let epoll = epoll(watching: timer)
        var event = EpollEvent()
        var sum = 0
        while sum < 3, epoll_wait(epoll, &event, 1, -1) == 1 { sum += Int(count(timer)) }
        return sum
      }
      drive(to: 49 * second)
      try expect(outcome.value, is: nil, "before the third time")
      drive(to: 50 * second)
      try expect(outcome.value, is: Ending(moment: 50 * second, result: 3), "the third time")
    },
    Contract("a thread can wait in read for a timer") {
      try expectEnd(result: 1, "read") {
        let descriptor = timerfd_create(CLOCK_MONOTONIC, 0)
        set(descriptor, after: 30)
        return Int(count(descriptor))
      }
    },
  ]
}
