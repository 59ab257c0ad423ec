import Dispatch
import Foundation
import VirtualClock

extension Contract {
  static let rests = [
    Contract("nothing is looked at when nothing was woken") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      rest()
      let isOver = Outcome<Bool>()
      _ = onThread {
        while isOver.value == nil {}
        return 0
      }
      // Once, because the thread was started, and then not again.
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
          // Another one is given something, and that one is waited for.
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().async { semaphore.signal() }
          _ = virtual_clock_rest(10 * second)
        }
      }
      try expect(milliseconds < 5000, "\(milliseconds) ms for twenty rests")
      isOver.set(true)
    },
    Contract("what a thread was given is done at rest") {
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
  ]
}
