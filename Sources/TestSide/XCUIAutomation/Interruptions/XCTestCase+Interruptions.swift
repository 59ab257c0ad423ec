import Foundation
import XCTest
import XCTestCompatibility

extension XCTestCase {
  /// Adds a handler for unexpected alerts and action sheets that obstruct an interaction.
  ///
  /// The monitor added last is called first, until one returns true; then the interaction is tried
  /// again. Monitors are removed when the test ends. As in XCTest, an alert is no interruption if
  /// the interaction is about it or about an element in it. For an interaction with the whole app,
  /// such as `app.tap()`, every alert on the screen is one.
  ///
  /// - Parameters:
  ///   - handlerDescription: The purpose of the monitor.
  ///   - handler: A closure that receives the alert or sheet, dismisses it, and returns whether it
  ///     did.
  /// - Returns: A token for `removeUIInterruptionMonitor(_:)`.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handlerDescription, handler: handler)
    TestLifetimes.update(self) { $0.interruptionMonitors.append(monitor) }
    return monitor
  }

  /// Removes a monitor that `addUIInterruptionMonitor(withDescription:handler:)` has added.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    let monitor = monitor as? InterruptionMonitor
    TestLifetimes.update(self) { $0.interruptionMonitors.removeAll { $0 === monitor } }
  }
}
