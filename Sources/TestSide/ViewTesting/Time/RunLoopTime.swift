import AppRuntime
import Foundation
import TerminalUIKit
import Testing

/// Whenever the main run loop runs in a test of XCTest, the time of the test's own application passes as
/// it does on the wall: completions of animations and presentations come as on Apple's platforms.
///
/// The loop runs when the test waits for an expectation, runs it by hand, or awaits something. Between
/// that time stands still, and the ways of `UIApplication+Time.swift` move it without the wall's.
@MainActor
final class RunLoopTime {
  static let shared = RunLoopTime()

  private weak var application: UIApplication?
  private var timer: Timer?
  /// Whether something is left for the end of a turn.
  private var needsTurn = false
  private var isPassing = false
  private var suspensions = 0
  /// Up to when time has passed, on the wall.
  private var lastMoment = ContinuousClock.now
  /// How long an async function waits for a change on the screen, in seconds of app time.
  private static let longestChange: TimeInterval = 60

  /// Lets the time of an application pass from now on.
  func join(_ application: UIApplication) {
    self.application = application
    application.didAskForTurn = { [weak self] in self?.turnWasAskedFor() }
    application.didAwaitCompletion = { [weak application] isOver in
      // Nobody lets time pass in Swift Testing, where what is waited for would never come.
      guard Test.current != nil else { return }
      Task { @MainActor in
        application?.advanceTime(upTo: Self.longestChange, until: isOver)
      }
    }
    join(application.loop)
  }

  /// Lets the time of a loop pass as well, while it is the application's.
  func join(_ loop: EventLoop) {
    loop.clock.didSchedule = { [weak self] in self?.workWasScheduled() }
  }

  /// Goes on with the loop that is the application's from now on.
  func loopHasChanged() {
    lastMoment = .now
    setTimer()
  }

  /// Lets no time pass until `resume()`: something else moves it, or runs the main queue for its own
  /// ends.
  func suspend() {
    suspensions += 1
    stopTimer()
  }

  /// Ends a `suspend()`.
  func resume() {
    suspensions -= 1
    lastMoment = .now
    setTimer()
  }

  private func workWasScheduled() {
    if timer == nil { lastMoment = .now }
    setTimer()
  }

  private func turnWasAskedFor() {
    guard suspensions == 0 else { return }
    needsTurn = true
    workWasScheduled()
    // A timer that is due at once may still miss the loop's next turn; a block never does.
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated { self?.takeTurn() }
    }
  }

  /// Does what was left for the end of a turn, unless that was done meanwhile.
  private func takeTurn() {
    guard needsTurn, suspensions == 0, timer != nil else { return }
    pass()
  }

  /// Lets as much time pass as has passed on the wall.
  private func pass() {
    stopTimer()
    guard let loop = application?.loop else { return }
    let now = ContinuousClock.now
    let elapsed = lastMoment.duration(to: now).seconds
    lastMoment = now
    isPassing = true
    // Whoever runs the run loop runs the main queue with it.
    let previous = loop.runsMainQueue
    loop.runsMainQueue = false
    InProcessApp.withArguments {
      loop.advance(to: loop.clock.now + elapsed)
      loop.settle()
    }
    loop.runsMainQueue = previous
    isPassing = false
    // It has come to rest, so that nothing is left for another turn.
    needsTurn = false
    setTimer()
  }

  private func setTimer() {
    guard !isPassing, suspensions == 0, let loop = application?.loop else { return }
    stopTimer()
    // Nobody runs the main run loop in Swift Testing. An app that is asked from another thread is not
    // waited for in that loop.
    guard Test.current == nil, !InProcessApp.isAskedFromElsewhere else { return }
    guard let deadline = needsTurn ? loop.clock.now : loop.clock.nextDeadline else { return }
    let rest = deadline - loop.clock.now - lastMoment.duration(to: .now).seconds
    let timer = Timer(timeInterval: max(0, rest), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.pass() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
