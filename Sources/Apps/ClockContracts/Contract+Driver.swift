import Foundation
import VirtualClock

extension Contract {
  static let driver = [
    Contract("the driver's own sleep lets time pass") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread { Int(sleep(10)) }
      rest()
      let milliseconds = realMilliseconds { _ = sleep(30) }
      try expect(virtual_clock_now(), is: 30 * second, "the moment")
      try expect(milliseconds < 5000, "\(milliseconds) ms of real time")
      try expect(outcome.value, is: Ending(moment: 10 * second, result: 0), "another's sleep")
    },
    Contract("the driver's sleep wakes what is due at its end") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread { Int(sleep(30)) }
      rest()
      sleep(30)
      rest()
      try expect(outcome.value, is: Ending(moment: 30 * second, result: 0), "another's sleep")
    },
    Contract("time passes at its real pace while the driver waits for an event") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { semaphore.signal() }
      let milliseconds = realMilliseconds {
        let result = semaphore.wait(timeout: .now() + 10)
        if result == .timedOut { print("It was not signalled.") }
      }
      try expect(milliseconds >= 40 && milliseconds < 5000, "\(milliseconds) ms of real time")
      try expect(virtual_clock_now() >= second / 25, "the moment")
    },
    Contract("the driver's wait for an event ends when its time has come") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = DispatchSemaphore(value: 0)
      try expect(semaphore.wait(timeout: .now() + 0.05), is: .timedOut, "the wait")
      try expect(virtual_clock_now() >= second / 20, "the moment")
      try expect(poll(nil, 0, 50), is: 0, "poll")
      try expect(virtual_clock_now() >= second / 10, "the moment")
      let condition = NSCondition()
      condition.lock()
      try expect(condition.wait(until: Date(timeIntervalSinceNow: 0.05)), is: false, "a condition")
      condition.unlock()
    },
    Contract("the driver's wait without a time limit lets time pass") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { semaphore.signal() }
      semaphore.wait()
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { group.leave() }
      group.wait()
      let condition = NSCondition()
      condition.lock()
      _ = onThread {
        usleep(50_000)
        condition.lock()
        condition.signal()
        condition.unlock()
        return 0
      }
      condition.wait()
      condition.unlock()
      try expect(virtual_clock_now() >= 3 * second / 20, "the moment")
    },
    Contract("the driver's run loop lets time pass") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = Outcome<Int64>()
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        outcome.set(virtual_clock_now())
      }
      let end = Date(timeIntervalSinceNow: 0.5)
      while outcome.value == nil { _ = RunLoop.main.run(mode: .default, before: end) }
      try expect((outcome.value ?? 0) >= second / 20, "the moment")
    },
    Contract("the driver waits until the threads it woke have run") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      _ = onThread { Int(sleep(1)) }
      rest()
      _ = virtual_clock_advance(second)
      try expect(virtual_clock_wait_until_taken(10 * second), "it was taken up")
      try expect(virtual_clock_wait_until_taken(0), "there is nothing left")
    },
    Contract("a thread that computes is not at rest") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let isOver = Outcome<Bool>()
      _ = onThread {
        while isOver.value == nil {}
        return 0
      }
      passRealTime(milliseconds: 10)
      try expect(virtual_clock_wait_until_at_rest(second / 100), is: false, "at rest")
      isOver.set(true)
      try expect(virtual_clock_wait_until_at_rest(10 * second), "at rest afterwards")
    },
  ]
}
