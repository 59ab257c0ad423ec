import AppRuntime
import Dispatch
import Foundation
import VirtualClock

extension Contract {
  static let dispatchThreads = [
    Contract("nothing is due because Dispatch has used a thread") {
      guard isDispatchShared else { return }
      try expect(virtual_clock_start(), "there is a virtual clock")
      let isOver = Outcome<Bool>()
      DispatchQueue.global().async { isOver.set(true) }
      rest()
      try expect(isOver.value, is: true, "whether the work is done")
      try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
    },
    Contract("a thread of Dispatch that pauses for another one isn't at rest") {
      guard let queue = dlsym(nil, "dispatch_get_global_queue"),
        let async = dlsym(nil, "dispatch_async_f"), let pause = dlsym(nil, "usleep")
      else { return }
      typealias Queue = @convention(c) (Int, UInt) -> UnsafeMutableRawPointer
      typealias Async =
        @convention(c) (
          UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer
        ) -> Void
      let loop = try drivingLoop()
      // Dispatch calls the function, with a time as long as Dispatch's own pauses.
      unsafeBitCast(async, to: Async.self)(
        unsafeBitCast(queue, to: Queue.self)(0, 0),
        UnsafeMutableRawPointer(bitPattern: 64_000), pause)
      let milliseconds = realMilliseconds { loop.pass(until: 100) }
      try expect(milliseconds >= 60, "\(milliseconds) ms of real time")
      try expect(milliseconds < 50_000, "\(milliseconds) ms of real time")
      try expect(loop.clock.now, is: 100, "the moment")
    },
    Contract("the next deadline is the app's own") {
      guard isDispatchShared else { return }
      try expect(virtual_clock_start(), "there is a virtual clock")
      let end = Outcome<Int64>()
      Task.detached {
        try await Task.sleep(for: .seconds(604_800))
        end.set(virtual_clock_now())
      }
      rest()
      let next = virtual_clock_next_deadline()
      try expect(
        (604_800 * second..<604_801 * second).contains(next), "the deadline is that of the task")
      _ = virtual_clock_advance(next)
      rest()
      try expect(end.value, is: next, "when the task has ended")
    },
    Contract("work behind blocked threads of Dispatch still runs") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = DispatchSemaphore(value: 0)
      let end = Outcome<Int64>()
      let count = ProcessInfo.processInfo.activeProcessorCount + 2
      for _ in 0..<count { DispatchQueue.global().async { semaphore.wait() } }
      DispatchQueue.global().async {
        for _ in 0..<count { semaphore.signal() }
        end.set(virtual_clock_now())
      }
      drive(to: 30 * second) { end.value != nil }
      try expect(end.value != nil, "the work is done within half a minute")
    },
    Contract("work behind blocked threads runs while the driver is blocked") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = DispatchSemaphore(value: 0)
      let end = DispatchSemaphore(value: 0)
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      for _ in 0..<count { DispatchQueue.global().async { semaphore.wait() } }
      DispatchQueue.global().async { end.signal() }
      try expect(
        end.wait(timeout: .now() + 30) == .success, "the work is done within half a minute")
      for _ in 0..<count { semaphore.signal() }
    },
    Contract("work behind blocked threads runs while the driver reads") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = DispatchSemaphore(value: 0)
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      for _ in 0..<count { DispatchQueue.global().async { semaphore.wait() } }
      var ends: [Int32] = [-1, -1]
      try expect(pipe(&ends), is: 0, "a pipe")
      let writing = ends[1]
      DispatchQueue.global().async { _ = write(writing, "x", 1) }
      // This wait has no timeout.
      alarm(30)
      var byte: UInt8 = 0
      try expect(read(ends[0], &byte, 1), is: 1, "what is read")
      alarm(0)
      for _ in 0..<count { semaphore.signal() }
    },
  ]
}
