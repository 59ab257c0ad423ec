import AppRuntime
import Foundation
import Synchronization
import VirtualClock

extension Contract {
  /// Returns a loop on the clock of the whole process, as in an app that a test has launched.
  @MainActor
  static func drivingLoop() throws -> EventLoop {
    let loop = EventLoop(clock: AppClock(mode: .virtual))
    loop.driveProcess()
    try expect(loop.clock.drivesProcess, "the clock drives the process")
    loop.settle()
    return loop
  }

  /// Kinds of timers, each of which calls a closure after thirty seconds.
  private static let kinds:
    [(name: String, begin: @MainActor (@escaping @Sendable () -> Void) -> Void)] =
      [
        ("asyncAfter", { call in DispatchQueue.main.asyncAfter(deadline: .now() + 30) { call() } }),
        (
          "asyncAfter on a global queue",
          { call in DispatchQueue.global().asyncAfter(deadline: .now() + 30) { call() } }
        ),
        (
          "Timer",
          { call in _ = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in call() } }
        ),
        (
          "Task.sleep",
          { call in
            Task {
              try await Task.sleep(for: .seconds(30))
              call()
            }
          }
        ),
        (
          "Thread.sleep",
          { call in
            Thread.detachNewThread {
              Thread.sleep(forTimeInterval: 30)
              call()
            }
          }
        ),
        (
          "a timed wait of a thread",
          { call in
            Thread.detachNewThread {
              _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 30)
              call()
            }
          }
        ),
      ]

  static let appClock =
    kinds.map { (name, begin) in
      Contract("the app's clock drives \(name)") {
        let loop = try drivingLoop()
        let outcome = Outcome<Int64>()
        begin { outcome.set(virtual_clock_now()) }
        loop.pass(until: 29.99)
        try expect(outcome.value, is: nil, "before its time")
        try expect(loop.clock.now, is: 29.99, "the moment")
        loop.pass(until: 30.01)
        guard let moment = outcome.value else {
          throw Difference(description: "it has not happened at its time")
        }
        try expect(abs(moment - 30 * second) <= second / 100, "it happens at its time")
        try expect(loop.busySentences, is: [], "what is busy")
      }
    } + [
      Contract("the app's clock runs its own work and timers in one order") {
        let loop = try drivingLoop()
        let order = Outcome<[Int]>()
        let note: @Sendable (Int) -> Void = { number in order.change { $0 = ($0 ?? []) + [number] }
        }
        for number in stride(from: 29, to: 0, by: -2) {
          loop.clock.schedule(after: Double(number), named: "work") { note(number) }
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(number - 1)) { note(number - 1) }
        }
        loop.pass(until: 31)
        try expect(order.value, is: Array(0..<30), "the order")
      },
      Contract("the date is that of the app's clock") {
        let loop = try drivingLoop()
        loop.pass(until: 3600)
        try expect(abs(loop.clock.date.timeIntervalSinceNow) < 0.001, "the date")
      },
      Contract("a clock with another date gives it to the process") {
        let start = Date(timeIntervalSince1970: 0)
        let loop = EventLoop(clock: AppClock(mode: .virtual, startDate: start))
        loop.driveProcess()
        loop.pass(until: 60)
        try expect(Date().timeIntervalSince1970.rounded(), is: 60, "the date")
      },
      Contract("a sleep of the main thread passes on the app's clock") {
        let loop = try drivingLoop()
        Thread.sleep(forTimeInterval: 5)
        try expect(loop.clock.now.rounded(), is: 5, "the moment")
        loop.pass(until: 10)
        try expect(virtual_clock_now(), is: 10 * second, "the moment of the process")
      },
      Contract("a timer is taken though another thread has woken the run loop") {
        let loop = try drivingLoop()
        let moments = Outcome<[Int64]>()
        for seconds in [10.0, 20, 40] {
          _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            moments.change { $0 = ($0 ?? []) + [virtual_clock_now() / second] }
          }
        }
        // Only one thread at a time uses the timer: this one waits for the other.
        nonisolated(unsafe) let late = Timer.scheduledTimer(
          withTimeInterval: 1000, repeats: false
        ) { _ in }
        loop.clock.schedule(after: 10, named: "a wake-up") {
          // Runs at the beginning of a pass, which takes one event: the timer.
          RunLoop.main.perform {
            let outcome = onThread {
              late.fireDate = Date(timeIntervalSinceNow: 2000)
              return 0
            }
            while outcome.value == nil {}
          }
        }
        loop.pass(until: 100)
        try expect(moments.value, is: [10, 20, 40], "the moments")
      },
      Contract("a timer that is due again at once does not stop the app's time") {
        let loop = try drivingLoop()
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: .milliseconds(1))
        source.setEventHandler {}
        source.resume()
        loop.pass(until: 1)
        try expect(loop.clock.now, is: 1, "the moment")
        source.cancel()
      },
      Contract("timers of a microsecond do not stop the app's time") {
        let loop = try drivingLoop()
        let source = DispatchSource.makeTimerSource(queue: .main)
        let count = Outcome<Int>()
        source.schedule(deadline: .now(), repeating: .microseconds(1), leeway: .nanoseconds(0))
        source.setEventHandler { count.change { $0 = ($0 ?? 0) + 1 } }
        source.resume()
        let isOver = Outcome<Bool>()
        _ = onThread {
          while isOver.value == nil { usleep(1) }
          return 0
        }
        let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }
        loop.pass(until: 10)
        isOver.set(true)
        timer.invalidate()
        source.cancel()
        try expect(loop.clock.now, is: 10, "the moment")
        try expect((count.value ?? 0) > 1000, "\(count.value ?? 0) events")
        try expect((count.value ?? 0) < 100_000, "\(count.value ?? 0) events")
      },
      Contract("timers of a millisecond are due each millisecond") {
        let loop = try drivingLoop()
        let source = DispatchSource.makeTimerSource(queue: .main)
        let count = Outcome<Int>()
        source.schedule(deadline: .now(), repeating: .milliseconds(1), leeway: .nanoseconds(0))
        source.setEventHandler { count.change { $0 = ($0 ?? 0) + 1 } }
        source.resume()
        loop.pass(until: 0.5005)
        source.cancel()
        try expect(count.value, is: 501, "events")
      },
      Contract("an app that computes on a thread settles at its usual speed") {
        let loop = try drivingLoop()
        let isOver = Outcome<Bool>()
        _ = onThread {
          while isOver.value == nil {}
          return 0
        }
        loop.settle()
        let milliseconds = realMilliseconds { for _ in 0..<1000 { loop.settle() } }
        isOver.set(true)
        try expect(milliseconds < 4500, "\(milliseconds) ms for a thousand settles")
      },
      Contract("a thread that gets no processor for a while is waited for") {
        let loop = try drivingLoop()
        let isOver = SharedFlag()
        // The computing threads run for several milliseconds in turn; the clock doesn't remember more of
        // them.
        for _ in 0..<min(24, 4 * ProcessInfo.processInfo.activeProcessorCount) {
          _ = onThread {
            while !isOver.isSet {}
            return 0
          }
        }
        loop.settle()
        for round in 1...5 {
          _ = onThread(named: "late") {
            // A lower priority than that of the computing threads, so that it runs late.
            _ = nice(5)
            sched_yield()
            return Int(sleep(30))
          }
          loop.settle()
          try expect(loop.clock.pendingInProcess.count, is: round, "sleeping threads")
        }
        isOver.set()
      },
      Contract(
        "an app at rest is undisturbed while Dispatch counts its threads", needsSharedDispatch: true
      ) {
        let loop = try drivingLoop()
        DispatchQueue.global().async {}
        loop.settle()
        let before = loop.settlings
        loop.advance(to: loop.clock.now + 100)
        try expect(loop.settlings - before <= 1, "\(loop.settlings - before) settlings")
        try expect(loop.isUneventful, "nothing has happened")
        let outcome = Outcome<TimeInterval>()
        let due = loop.clock.now + 10
        DispatchQueue.global().asyncAfter(deadline: .now() + 10) {
          DispatchQueue.main.async { MainActor.assumeIsolated { outcome.set(loop.clock.now) } }
        }
        loop.advance(to: loop.clock.now + 100)
        try expect(!loop.isUneventful, "something has happened")
        try expect(outcome.value.map { abs($0 - due) < 0.1 } == true, "\(outcome.value ?? -1)")
      },
      Contract(
        "the next deadline is reported with its name and caller", needsSharedDispatch: true
      ) {
        let loop = try drivingLoop()
        _ = onThread(named: "downloader") { sleepLong() }
        armTimer()
        loop.settle()
        let texts = loop.clock.pendingInProcess.map { "\($0.name) \($0.deadline.rounded())" }
        try expect(
          texts,
          is: [
            "thread “downloader” sleeps in ClockContracts.sleepLong() 30.0",
            "a timer of Foundation, set in ClockContracts.armTimer() 40.0",
          ], "what is due")
      },
      Contract("a named timer is due, and fires while the main thread is blocked") {
        let loop = try drivingLoop()
        let hasGoneOff = DispatchSemaphore(value: 0)
        let timers = [(30.0, "late"), (20, "early"), (40, "cancelled")].map { seconds, name in
          ProcessTimer(after: seconds, named: name) { hasGoneOff.signal() }
        }
        timers[2].cancel()
        loop.settle()
        let texts = loop.clock.pendingInProcess.map { "\($0.name) \($0.deadline.rounded())" }
        try expect(texts, is: ["early 20.0", "late 30.0"], "what is due")
        hasGoneOff.wait()
        hasGoneOff.wait()
        loop.settle()
        try expect(loop.clock.now.rounded(), is: 30, "the moment")
        let rest = loop.clock.pendingInProcess.map(\.name)
        try expect(rest, is: [], "what is due later")
        loop.advance(to: loop.clock.now + 100)
        try expect(hasGoneOff.wait(timeout: .now()), is: .timedOut, "a cancelled timer")
      },
      Contract("all timers of Dispatch are reported, soonest first", needsSharedDispatch: true) {
        let loop = try drivingLoop()
        for seconds in [50.0, 20, 35] { callLater(after: seconds) }
        loop.settle()
        let texts = loop.clock.pendingInProcess.sorted { $0.deadline < $1.deadline }
          .map { "\($0.name) \($0.deadline.rounded())" }
        try expect(
          texts,
          is: [20.0, 35, 50].map { seconds in
            "a timer of Dispatch, set in ClockContracts.callLater() \(seconds)"
          }, "what is due")
        loop.advance(to: loop.clock.now + 36)
        try expect(loop.clock.pendingInProcess.count, is: 1, "what is due later")
      },
    ]
}

private func sleepLong() -> Int { Int(sleep(30)) }

@MainActor
private func armTimer() {
  _ = Timer.scheduledTimer(withTimeInterval: 40, repeats: false) { _ in }
}

@MainActor
private func callLater(after seconds: TimeInterval) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
}
