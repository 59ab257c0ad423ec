import Foundation
import VirtualClock

extension Contract {
  /// Returns numbers that look random and are the same in each run.
  private static func mixedNumbers(_ count: Int) -> [Int] {
    var state: UInt64 = 42
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40)
    }
  }

  static let order = [
    Contract("one deadline at a time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      for seconds in [30, 10, 20] { _ = onThread { Int(sleep(UInt32(seconds))) } }
      rest()
      for seconds in [10, 20, 30] as [Int64] {
        try expect(virtual_clock_next_deadline(), is: seconds * second, "the next deadline")
        try expect(virtual_clock_advance(100 * second), is: seconds * second, "the moment reached")
        try expect(virtual_clock_wait_until_taken(10 * second), "it was taken up")
      }
      try expect(virtual_clock_advance(100 * second), is: 100 * second, "the moment reached")
    },
    Contract("of several with the same deadline the first is woken first") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let order = Outcome<[Int]>()
      for number in 0..<50 {
        _ = onThread {
          usleep(1_000_000)
          order.change { $0 = ($0 ?? []) + [number] }
          return 0
        }
        rest()
      }
      drive(to: second)
      try expect(order.value, is: Array(0..<50), "the order")
    },
    Contract("a thousand timers fire in order") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let order = Outcome<[Int]>()
      let numbers = mixedNumbers(1000).map { $0 % 100_000 }
      for number in numbers {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(number)) {
          order.change { $0 = ($0 ?? []) + [number] }
        }
      }
      drive(to: 101 * second)
      try expect(order.value, is: numbers.sorted(), "the order")
    },
    Contract("two hundred sleepers wake in order") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let order = Outcome<[Int]>()
      let numbers = Array(Set(mixedNumbers(200).map { 1 + $0 % 1_000_000 }))
      for number in numbers {
        _ = onThread {
          usleep(UInt32(number))
          order.change { $0 = ($0 ?? []) + [number] }
          return 0
        }
      }
      drive(to: second)
      try expect(order.value, is: numbers.sorted(), "the order")
    },
    Contract("timers of different kinds fire in order") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let order = Outcome<[Int]>()
      let note: @Sendable (Int) -> Void = { number in
        order.change { $0 = ($0 ?? []) + [number] }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { note(5) }
      Task.detached {
        try await Task.sleep(for: .seconds(4))
        note(4)
      }
      _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in note(3) }
      _ = onThread {
        sleep(2)
        note(2)
        return 0
      }
      let semaphore = DispatchSemaphore(value: 0)
      _ = onThread {
        _ = semaphore.wait(timeout: .now() + 1)
        note(1)
        return 0
      }
      drive(to: 6 * second)
      try expect(order.value, is: [1, 2, 3, 4, 5], "the order")
    },
  ]
}
