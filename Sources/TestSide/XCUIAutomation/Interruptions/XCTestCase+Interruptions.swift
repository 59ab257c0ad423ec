import Foundation
import XCTest
import XCTestCompatibility

extension XCTestCase {
  /// Adds a handler for unexpected alerts and action sheets that obstruct an interaction.
  ///
  /// The monitors are called from the last added to the first, until one returns true; then the
  /// interaction is tried again. Monitors are removed when the test ends. As in XCTest, an alert isn't an
  /// interruption if the interaction concerns it or an element in it. For an interaction with the whole
  /// app, such as `app.tap()`, every alert on the screen is an interruption.
  ///
  /// - Parameters:
  ///   - handlerDescription: The purpose of the monitor.
  ///   - handler: A closure that receives the alert or sheet and returns whether it has dismissed it.
  /// - Returns: A token for `removeUIInterruptionMonitor(_:)`.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handlerDescription, handler: handler)
    TestLifetimes.update(self) { $0.interruptionMonitors.append(monitor) }
    return monitor
  }

  /// Removes a monitor that was added with `addUIInterruptionMonitor(withDescription:handler:)`.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    let monitor = monitor as? InterruptionMonitor
    TestLifetimes.update(self) { $0.interruptionMonitors.removeAll { $0 === monitor } }
  }
}
