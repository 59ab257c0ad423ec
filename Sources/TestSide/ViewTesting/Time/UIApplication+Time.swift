import AppRuntime
import Foundation
import TerminalUIKit
import Testing

/// The app's loop and time in a test, which controls both.
///
/// Time is virtual: it stands still until a test advances it from deadline to deadline. All tests of a
/// process share it, as they share the application, but no other test runs during a test without
/// `await`. An `XCUIApplication` in the test's own process has a separate time.
extension UIApplication {
  /// Does all work of the present moment: due timers, layout, and work that waits for layout.
  ///
  /// Future work stays pending. With XCTest the method also runs the main queue, and gives tasks on other
  /// threads time to return to it. A test of Swift Testing is itself work of the main actor, so work
  /// that is queued there runs when the test awaits something.
  ///
  /// - Returns: Whether the app settled; a restless app does not.
  @discardableResult
  public func runUntilIdle() -> Bool { withTestLoop { $0.settleInTest() } }

  /// Advances app time, and runs timers, animations and delayed stubs that become due.
  ///
  /// - Parameter seconds: The time, in seconds of app time.
  public func advanceTime(by seconds: TimeInterval) {
    _ = advanceTime(upTo: seconds) { false }
  }

  /// Advances app time from one pending deadline to the next until a condition is true.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time, in seconds of app time.
  ///   - condition: The condition, which is evaluated whenever something may have changed.
  /// - Returns: Whether the condition became true.
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
        // A restless loop never lets the present moment pass.
        if !loop.settleInTest(), loop.clock.now == before { return condition() }
      }
      return true
    }
  }

  /// Advances app time until all pushes, pops, presentations and dismissals have ended.
  public func finishScreenChanges() { withTestLoop { _ in finishTransitions() } }

  func withTestLoop<Result>(_ body: (EventLoop) throws -> Result) rethrows -> Result {
    RunLoopTime.shared.suspend()
    defer { RunLoopTime.shared.resume() }
    let previous = loop.runsMainQueue
    loop.runsMainQueue = Test.current == nil && !MainThread.isInMainQueue
    defer { loop.runsMainQueue = previous }
    return try InProcessApp.withSettings { try body(loop) }
  }
}

extension EventLoop {
  /// Settles, including the work of other threads if this loop runs the main queue.
  @discardableResult
  fileprivate func settleInTest() -> Bool {
    let hasSettled = settle()
    if runsMainQueue, hasSettled { settle(waitingForThreadsUpTo: Self.settlingTimeout) }
    return hasSettled
  }

  /// The time to wait for other threads, in real seconds.
  private static let settlingTimeout: TimeInterval = 1
}
