import AppRuntime
import Foundation
import TerminalUIKit
import XCUIAutomation

/// While a test waits for an expectation of XCTest, the time of the test's own application passes as it
/// does on the wall: completions of animations and presentations come as they do on Apple's platforms.
@MainActor
final class TimeOfWaits: WaitCompanion {
  private var depth = 0
  private var timer: Timer?
  private var needsTurn = false
  /// Until when time has passed, on the wall.
  private var lastMoment = ContinuousClock.now

  private var loop: EventLoop { UIApplication.shared.loop }

  func waitWillBegin() {
    depth += 1
    guard depth == 1 else { return }
    lastMoment = .now
    loop.clock.didSchedule = { [weak self] in self?.setTimer() }
    UIApplication.shared.didAskForTurn = { [weak self] in self?.askForTurn() }
    pass()
  }

  func waitDidEnd() {
    depth -= 1
    guard depth == 0 else { return }
    loop.clock.didSchedule = nil
    UIApplication.shared.didAskForTurn = nil
    timer?.invalidate()
    timer = nil
  }

  /// Lets as much time pass as has passed on the wall.
  private func pass() {
    let now = ContinuousClock.now
    let elapsed = lastMoment.duration(to: now).seconds
    lastMoment = now
    needsTurn = false
    // The wait runs the main queue itself, and this may be a piece of its work.
    let previous = loop.runsMainQueue
    loop.runsMainQueue = false
    loop.advance(to: loop.clock.now + elapsed)
    loop.settle()
    loop.runsMainQueue = previous
    // It has come to rest, so that nothing is left for another turn.
    needsTurn = false
    setTimer()
  }

  private func askForTurn() {
    needsTurn = true
    setTimer()
  }

  private func setTimer() {
    timer?.invalidate()
    timer = nil
    guard depth > 0, let deadline = needsTurn ? loop.clock.now : loop.clock.nextDeadline else {
      return
    }
    let rest = deadline - loop.clock.now - lastMoment.duration(to: .now).seconds
    let timer = Timer(timeInterval: max(0, rest), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.pass() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

// The first test may wait, so it is there when the program is loaded, on the main thread.
@section(".init_array") @used
private let joinWaitsFromTheStart: @convention(c) () -> Void = {
  MainActor.assumeIsolated { WaitCompanions.current = TimeOfWaits() }
}
