import Dispatch
import Foundation
import VirtualClock

extension Contract {
  static let sleeps = [
    Contract("sleep lasts as long as it says") {
      try expectEnd(result: 0, "sleep") { Int(sleep(30)) }
    },
    Contract("usleep lasts as long as it says") {
      try expectEnd(result: 0, "usleep") { Int(usleep(30_000_000)) }
    },
    Contract("nanosleep lasts as long as it says") {
      try expectEnd(result: 0, "nanosleep") {
        var time = timespec(tv_sec: 30, tv_nsec: 0)
        return Int(nanosleep(&time, nil))
      }
    },
    Contract("clock_nanosleep lasts as long as it says") {
      try expectEnd(result: 0, "clock_nanosleep") {
        var time = timespec(tv_sec: 30, tv_nsec: 0)
        return Int(clock_nanosleep(CLOCK_BOOTTIME, 0, &time, nil))
      }
    },
    Contract("clock_nanosleep lasts until its moment") {
      try expectEnd(result: 0, "clock_nanosleep") {
        var time = moment(in: 30, CLOCK_MONOTONIC)
        return Int(clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil))
      }
    },
    Contract("a system call by number sleeps too") {
      let number = 230  // clock_nanosleep on x86-64
      #if arch(x86_64)
        try expectEnd(result: 0, "clock_nanosleep") {
          withUnsafePointer(to: timespec(tv_sec: 30, tv_nsec: 0)) {
            systemCall(number, Int(CLOCK_MONOTONIC), 0, Int(bitPattern: $0), 0, 0, 0)
          }
        }
      #endif
    },
    Contract("a sleep until a moment in the past returns at once") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread {
        var time = moment(in: -30, CLOCK_MONOTONIC)
        return Int(clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil))
      }
      rest()
      try expect(outcome.value, is: Ending(moment: 0, result: 0), "the sleep")
    },
    Contract("bad lengths are refused") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for (seconds, part) in [(-1, 0), (0, -1), (0, 1_000_000_000)] {
        var time = timespec(tv_sec: seconds, tv_nsec: part)
        try expect(nanosleep(&time, nil), is: -1, "nanosleep of \(seconds) s \(part) ns")
        try expect(errno, is: EINVAL, "the error")
      }
    },
    Contract("a sleep without end does not end") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread {
        var time = timespec(tv_sec: .max, tv_nsec: 999_999_999)
        return Int(nanosleep(&time, nil))
      }
      drive(to: 1_000_000_000 * second)
      try expect(outcome.value, is: nil, "the sleep")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
    },
    Contract("a signal ends a sleep, which reports the time left") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      signal(SIGUSR1) { _ in }
      let thread = Outcome<pthread_t>()
      let outcome = onThread {
        thread.set(pthread_self())
        return Int(sleep(30))
      }
      drive(to: 10 * second)
      if let thread = thread.value { pthread_kill(thread, SIGUSR1) }
      rest()
      try expect(outcome.value, is: Ending(moment: 10 * second, result: 20), "the sleep")
      try expect(virtual_clock_sleeper_count(), is: 0, "sleepers")
    },
    Contract("Thread.sleep lasts as long as it says") {
      try expectEnd(result: 0, "Thread.sleep") {
        Thread.sleep(forTimeInterval: 30)
        return 0
      }
    },
    Contract("a Thread.sleep of less than a nanosecond ends while time stands still") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let start = virtual_clock_now()
      let outcome = onThread {
        Thread.sleep(forTimeInterval: 4e-10)
        return 0
      }
      // A thread with an endless sleep never comes to rest.
      _ = virtual_clock_wait_until_at_rest(second)
      try expect(outcome.value, is: Ending(moment: start, result: 0), "the sleep")
    },
    Contract("sleepers are listed") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for seconds in [30, 10, 20] {
        _ = onThread(named: "sleeps \(seconds)") { Int(sleep(UInt32(seconds))) }
      }
      rest()
      try expect(virtual_clock_sleeper_count(), is: 3, "the number")
      var entries = [virtual_clock_entry](repeating: virtual_clock_entry(), count: 8)
      let count = virtual_clock_list(&entries, entries.count)
      let sleeps = entries[..<count].filter { $0.kind == VIRTUAL_CLOCK_SLEEP }
      let texts = sleeps.map { entry in
        let name = withUnsafeBytes(of: entry.thread_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return "\(name): \(entry.deadline / second) on \(entry.clock)"
      }
      try expect(
        texts, is: ["sleeps 10: 10 on 1", "sleeps 20: 20 on 1", "sleeps 30: 30 on 1"], "the list")
      try expect(virtual_clock_list(nil, 0), is: count, "how many there are")
    },
  ]
}

/// Calls `syscall`, which Swift doesn't import because it is variadic.
func systemCall(_ number: Int, _ arguments: Int...) -> Int {
  typealias Function =
    @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  let function = unsafeBitCast(dlsym(nil, "syscall"), to: Function.self)
  let all = arguments + [Int](repeating: 0, count: 6 - arguments.count)
  return function(number, all[0], all[1], all[2], all[3], all[4], all[5])
}
