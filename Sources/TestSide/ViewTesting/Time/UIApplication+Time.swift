import AppRuntime
import Foundation
import TerminalUIKit
import Testing

/// The app's loop and time in a test, where nothing else makes them go on.
///
/// Time is virtual: it stands still until a test moves it, and then goes from deadline to deadline. All
/// tests of a process share it, as they share the application.
extension UIApplication {
  /// Does all that is left to do at the present moment: what is due, layout, what waits for layout.
  ///
  /// What lies in the future stays pending. With XCTest the main queue is run too; a test of Swift
  /// Testing is itself a piece of the main actor's work, so what it has queued there runs once the
  /// test awaits something.
  ///
  /// - Returns: Whether it came to rest: not when work forever makes new work for the same moment.
  @discardableResult
  public func runUntilIdle() -> Bool { withTestLoop { $0.settle() } }

  /// Lets app time pass: timers, animations and stand-ins' delays that are due on the way come about.
  ///
  /// - Parameter seconds: Seconds of app time.
  public func advanceTime(by seconds: TimeInterval) {
    withTestLoop { loop in
      loop.settle()
      loop.advance(to: loop.clock.now + max(0, seconds))
      loop.settle()
    }
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
      loop.settle()
      let end = loop.clock.now + max(0, timeout)
      while !condition() {
        guard let next = loop.clock.nextDeadline, next <= end else {
          loop.advance(to: end)
          return condition()
        }
        let isDueAgain = next <= loop.clock.now
        loop.advance(to: next)
        // Work that forever makes new work for the same moment never lets it pass.
        if isDueAgain, loop.clock.nextDeadline == next { return condition() }
      }
      return true
    }
  }

  /// Lets app time pass until pushes, pops, presentations and dismissals have come to their end.
  public func finishScreenChanges() { withTestLoop { _ in finishTransitions() } }

  func withTestLoop<Result>(_ body: (EventLoop) throws -> Result) rethrows -> Result {
    let previous = loop.runsMainQueue
    loop.runsMainQueue = Test.current == nil && !MainThread.isInMainQueue
    defer { loop.runsMainQueue = previous }
    return try body(loop)
  }
}
