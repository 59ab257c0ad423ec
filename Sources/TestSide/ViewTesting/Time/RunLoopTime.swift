import AppRuntime
import Foundation
import TerminalUIKit
import Testing

/// Advances app time in real time whenever the main run loop runs in an XCTest test.
///
/// So completions of animations and presentations are called as on Apple's platforms. The loop runs
/// when the test waits for an expectation, runs the loop explicitly, or awaits something. Otherwise
/// time stands still, and only the methods of `UIApplication+Time.swift` advance it.
@MainActor
final class RunLoopTime {
  static let shared = RunLoopTime()

  private weak var application: UIApplication?
  private var timer: Timer?
  /// Whether there is work to do at the end of the current iteration of the run loop.
  private var needsIteration = false
  private var isAdvancing = false
  private var suspensions = 0
  /// The real time up to which app time has advanced.
  private var lastMoment = ContinuousClock.now
  /// The maximum time that an async function waits for a screen change, in seconds of app time.
  private static let changeTimeout: TimeInterval = 60

  /// Advances the time of an application from now on.
  func attach(to application: UIApplication) {
    self.application = application
    application.didRequestTurn = { [weak self] in self?.iterationWasRequested() }
    application.didAwaitCompletion = { [weak application] isOver in
      // With Swift Testing no code would advance time, so a wait would never end.
      guard Test.current != nil else { return }
      Task { @MainActor in
        application?.advanceTime(upTo: Self.changeTimeout, until: isOver)
      }
    }
    attach(to: application.loop)
  }

  /// Also advances the time of a loop, while it is the application's current loop.
  func attach(to loop: EventLoop) {
    loop.clock.didSchedule = { [weak self] in self?.workWasScheduled() }
  }

  /// Continues with the application's new current loop.
  func loopHasChanged() {
    lastMoment = .now
    setTimer()
  }

  /// Stops advancing time until `resume()`, because other code advances it or runs the main queue.
  func suspend() {
    suspensions += 1
    stopTimer()
  }

  /// Ends the effect of a `suspend()`.
  func resume() {
    suspensions -= 1
    lastMoment = .now
    setTimer()
  }

  private func workWasScheduled() {
    if timer == nil { lastMoment = .now }
    setTimer()
  }

  private func iterationWasRequested() {
    guard suspensions == 0 else { return }
    needsIteration = true
    workWasScheduled()
    // A timer that is due at once may miss the next iteration of the run loop; a block never does.
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated { self?.runEndOfIteration() }
    }
  }

  /// Runs the pending work of the end of an iteration, if any.
  private func runEndOfIteration() {
    guard needsIteration, suspensions == 0, timer != nil else { return }
    advance()
  }

  /// Advances app time by the real time that has passed.
  private func advance() {
    stopTimer()
    guard let loop = application?.loop else { return }
    let now = ContinuousClock.now
    let elapsed = lastMoment.duration(to: now).seconds
    lastMoment = now
    isAdvancing = true
    // The code that runs the run loop also runs the main queue.
    let previous = loop.runsMainQueue
    loop.runsMainQueue = false
    InProcessApp.withSettings {
      loop.advance(to: loop.clock.now + elapsed)
      loop.settle()
    }
    loop.runsMainQueue = previous
    isAdvancing = false
    // The loop has settled, so no work is left for another iteration.
    needsIteration = false
    setTimer()
  }

  private func setTimer() {
    guard !isAdvancing, suspensions == 0, let loop = application?.loop else { return }
    stopTimer()
    // In Swift Testing nothing runs the main run loop. If an app gets its requests from another
    // thread, no wait runs that loop either.
    guard Test.current == nil, !InProcessApp.receivesRequestsFromOtherThread else { return }
    guard let deadline = needsIteration ? loop.clock.now : loop.clock.nextDeadline else { return }
    let rest = deadline - loop.clock.now - lastMoment.duration(to: .now).seconds
    // Foundation's `init(timeInterval:…)` makes a timer that is due at once.
    let due = Date(timeIntervalSinceNow: max(0, rest))
    let timer = Timer(fire: due, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.advance() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
