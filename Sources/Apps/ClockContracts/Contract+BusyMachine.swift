import AppRuntime
import Dispatch
import Foundation
import VirtualClock

/// Contracts that also hold on an overloaded machine.
extension Contract {
  /// Sets a timer, to which the clock could leap while the driver is blocked.
  private static func setTimer() {
    virtual_clock_leap_while_blocked({ _ in false }, nil)
    var setting = itimerspec()
    setting.it_value.tv_sec = 60
    timerfd_settime(timerfd_create(CLOCK_MONOTONIC, 0), 0, &setting, nil)
  }

  static let busyMachine = [
    Contract("the driver's sleep waits for a thread that gets hardly any processor") {
      let hogs = try Hogs()
      defer { hogs.end() }
      try expect(virtual_clock_start(), "there is a virtual clock")
      let count = Outcome<Int>()
      _ = onThread {
        // A thread with only the spare processor time may get none for seconds, after which time passes.
        makeNice(19)
        for number in 1...5 {
          sleep(1)
          count.set(number)
        }
        return 0
      }
      while virtual_clock_sleeper_count() == 0 {}
      sleep(10)
      try expect(count.value, is: 5, "how often the thread has slept")
    },
    Contract("a blocked driver waits for a thread that gets little processor") {
      let hogs = try Hogs()
      defer { hogs.end() }
      try expect(virtual_clock_start(), "there is a virtual clock")
      setTimer()
      let semaphore = DispatchSemaphore(value: 0)
      _ = onThread {
        makeNice(10)
        let end = clock() + 5_000
        while clock() < end {}
        semaphore.signal()
        return 0
      }
      semaphore.wait()
      try expect(virtual_clock_now(), is: 0, "the time that has passed")
    },
    Contract("the driver's write into a file takes no time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let path = NSTemporaryDirectory() + "contract-\(getpid())"
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      unlink(path)
      let bytes = [UInt8](repeating: 7, count: 50_000_000)
      try expect(write(file, bytes, bytes.count), is: bytes.count, "what was written")
      try expect(virtual_clock_now(), is: 0, "the time that has passed")
    },
    Contract("the driver's log takes no time when its reader is slow") {
      var ends: [Int32] = [0, 0]
      try expect(pipe(&ends), is: 0, "a pipe")
      let (reading, errors) = (ends[0], dup(STDERR_FILENO))
      dup2(ends[1], STDERR_FILENO)
      defer { dup2(errors, STDERR_FILENO) }
      try expect(virtual_clock_start(), "there is a virtual clock")
      setTimer()
      _ = onThread {
        passRealTime(milliseconds: 300)
        var buffer = [UInt8](repeating: 0, count: 100_000)
        var sum = 0
        while sum < 1_000_000 { sum += read(reading, &buffer, buffer.count) }
        return 0
      }
      let bytes = [UInt8](repeating: 7, count: 1_000_000)
      let count = write(STDERR_FILENO, bytes, bytes.count)
      try expect(count, is: bytes.count, "what was written")
      try expect(virtual_clock_now(), is: 0, "the time that has passed")
    },
    Contract("a timer of Dispatch that was not taken in time is looked for") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for _ in 0..<50 {
        let start = virtual_clock_now()
        let moments = Outcome<[Int64]>()
        for seconds in [3, 5] {
          DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
            let moment = virtual_clock_now() - start
            moments.change { $0 = ($0 ?? []) + [moment / second] }
          }
        }
        rest()
        _ = virtual_clock_rest(second)
        let end = start + 10 * second
        while virtual_clock_advance(end) < end {
          // Dispatch's manager thread gets no time at all here, as may happen on a busy machine.
          _ = virtual_clock_wait_until_taken(0)
          _ = virtual_clock_rest(second)
        }
        rest()
        try expect(moments.value, is: [3, 5], "the moments of the timers")
      }
    },
    Contract("a child process's output is read before time passes") {
      let hogs = try Hogs()
      defer { hogs.end() }
      let loop = try drivingLoop()
      var ends: [Int32] = [0, 0]
      try expect(pipe(&ends), is: 0, "a pipe")
      let reading = ends[0]
      let outcome = Outcome<Int64>()
      let isReady = SharedFlag()
      _ = onThread {
        makeNice(19)
        isReady.set()
        var byte: UInt8 = 0
        _ = read(reading, &byte, 1)
        DispatchQueue.main.async { outcome.set(virtual_clock_now()) }
        return 0
      }
      while !isReady.isSet {}
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      var arguments = [strdup("sh"), strdup("-c"), strdup("sleep 0.2; echo"), nil]
      let child = Fixed<pid_t>(0)
      try expect(
        posix_spawn(child.pointer, "/bin/sh", &actions, nil, &arguments, environ), is: 0, "spawn")
      loop.pass(until: 100)
      try expect((outcome.value ?? .max) < 50 * second, "the moment at which it was read")
    },
  ]
}
