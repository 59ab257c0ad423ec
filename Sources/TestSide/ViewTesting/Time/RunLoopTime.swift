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
  private var loop: EventLoop?
  private var timer: Timer?
  /// Whether something is left for the end of a turn.
  private var needsTurn = false
  private var isPassing = false
  private var suspensions = 0
  /// Up to when time has passed, on the wall.
  private var lastMoment = ContinuousClock.now

  /// Lets the time of an application pass from now on.
  func join(_ application: UIApplication) {
    self.application = application
    loop = application.loop
    application.loop.clock.didSchedule = { [weak self] in self?.workWasScheduled() }
    application.didAskForTurn = { [weak self] in self?.turnWasAskedFor() }
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
    guard application?.loop === loop else { return }
    needsTurn = true
    workWasScheduled()
  }

  /// Lets as much time pass as has passed on the wall.
  private func pass() {
    stopTimer()
    guard let application, let loop else { return }
    // Another app lives in this process for the moment, with a loop of its own.
    guard application.loop === loop, !isPassing else { return setTimer(notBefore: Self.pause) }
    let now = ContinuousClock.now
    let elapsed = lastMoment.duration(to: now).seconds
    lastMoment = now
    isPassing = true
    // Whoever runs the run loop runs the main queue with it.
    let previous = loop.runsMainQueue
    loop.runsMainQueue = false
    loop.advance(to: loop.clock.now + elapsed)
    loop.settle()
    loop.runsMainQueue = previous
    isPassing = false
    // It has come to rest, so that nothing is left for another turn.
    needsTurn = false
    setTimer()
  }

  private func setTimer(notBefore pause: TimeInterval = 0) {
    guard !isPassing, suspensions == 0, let loop else { return }
    stopTimer()
    // Nobody runs the main run loop in Swift Testing.
    guard Test.current == nil else { return }
    guard let deadline = needsTurn ? loop.clock.now : loop.clock.nextDeadline else { return }
    let rest = deadline - loop.clock.now - lastMoment.duration(to: .now).seconds
    let timer = Timer(timeInterval: max(pause, rest), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.pass() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  /// In real seconds.
  private static let pause: TimeInterval = 0.01
}

// The first test may make the application, so it is there when the program is loaded, on the main thread.
@section(".init_array") @used
private let joinRunLoopFromTheStart: @convention(c) () -> Void = {
  MainActor.assumeIsolated { UIApplication.whenMadeForTests = { RunLoopTime.shared.join($0) } }
}
