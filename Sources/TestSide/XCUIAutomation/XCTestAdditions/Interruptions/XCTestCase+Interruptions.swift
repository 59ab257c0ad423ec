import Foundation
import XCTest

extension XCTestCase {
  /// Says what to do about an alert or action sheet that comes unexpectedly and is in the way of an action.
  ///
  /// Monitors are called the one added last first, until one returns true; then the action is tried
  /// again. They are removed when the test ends. An alert that the action is about, or what it is done
  /// to is in, is no interruption (XCTest). For an action on the whole app, such as `app.tap()`, each one
  /// that is there is an interruption.
  ///
  /// - Parameters:
  ///   - handlerDescription: What it is for.
  ///   - handler: Gets the alert or sheet and gets it out of the way; returns whether it did.
  /// - Returns: What to remove it with.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handlerDescription, handler: handler)
    TestLifetimes.update(self) { $0.interruptionMonitors.append(monitor) }
    return monitor
  }

  /// Removes what `addUIInterruptionMonitor(withDescription:handler:)` has added.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    let monitor = monitor as? InterruptionMonitor
    TestLifetimes.update(self) { $0.interruptionMonitors.removeAll { $0 === monitor } }
  }
}
