import AppRuntime
import Foundation
import TerminalUIKit
import Testing

/// The app's loop and time in a test, where nothing else makes them go on.
///
/// Time is virtual: it stands still until a test moves it, and then goes from deadline to deadline. All
/// tests of a process share it, as they share the application; a test with no `await` in it has it to
/// itself from beginning to end. An `XCUIApplication` in the test's own process has a time of its own.
extension UIApplication {
  /// Does all that is left to do at the present moment: what is due, layout, what waits for layout.
  ///
  /// What lies in the future stays pending. With XCTest the main queue is run too, and tasks on other
  /// threads are given the time to come back; a test of Swift Testing is itself a piece of the main
  /// actor's work, so what it has queued there runs once the test awaits something.
  ///
  /// - Returns: Whether it came to rest: not when work forever makes new work for the same moment.
  @discardableResult
  public func runUntilIdle() -> Bool { withTestLoop { $0.settleInTest() } }

  /// Lets app time pass: timers, animations and stand-ins' delays that are due on the way come about.
  ///
  /// - Parameter seconds: Seconds of app time.
  public func advanceTime(by seconds: TimeInterval) {
    _ = advanceTime(upTo: seconds) { false }
  }

  /// Lets app time pass until something is so, from one pending deadline to the next.
  ///
  /// - Parameters:
  ///   - timeout: The longest time, in seconds of app time.
  ///   - condition: Looked at whenever something may have changed.
  /// - Returns: Whether it became so.
  @discardableResult
  public func advanceTime(
    upTo timeout: TimeInterval, until condition: @MainActor () -> Bool
  ) -> Bool {
    withTestLoop { loop in
      let end = loop.clock.now + (timeout > 0 ? timeout : 0)
      loop.settleInTest()
      while !condition() {
        guard loop.clock.now < end else { return false }
        let before = loop.clock.now
        loop.advance(to: min(loop.clock.nextDeadline ?? end, end))
        // Work that forever makes new work for the same moment never lets it pass.
        if !loop.settleInTest(), loop.clock.now == before { return condition() }
      }
      return true
    }
  }

  /// Lets app time pass until pushes, pops, presentations and dismissals have come to their end.
  public func finishScreenChanges() { withTestLoop { _ in finishTransitions() } }

  func withTestLoop<Result>(_ body: (EventLoop) throws -> Result) rethrows -> Result {
    RunLoopTime.shared.suspend()
    defer { RunLoopTime.shared.resume() }
    let previous = loop.runsMainQueue
    loop.runsMainQueue = Test.current == nil && !MainThread.isInMainQueue
    defer { loop.runsMainQueue = previous }
    return try InProcessApp.withArguments { try body(loop) }
  }
}

extension EventLoop {
  /// Settles; where nobody else runs the main queue, what other threads have to do belongs to it.
  @discardableResult
  fileprivate func settleInTest() -> Bool {
    let hasSettled = settle()
    if runsMainQueue, hasSettled { settle(waitingForThreadsUpTo: Self.patience) }
    return hasSettled
  }

  /// How long other threads are waited for, in real seconds.
  private static let patience: TimeInterval = 1
}
