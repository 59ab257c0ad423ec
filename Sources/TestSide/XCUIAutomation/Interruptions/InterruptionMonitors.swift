import XCTestCompatibility

/// Gets alerts that are in the way of an action out of the way, as the test has said.
package enum InterruptionMonitors {
  // The interactions of a handler may encounter the same alert, which is no interruption for them.
  @TaskLocal private static var isHandling = false

  /// Whether the running test has a monitor, and none is being called.
  package static var canHandle: Bool {
    !isHandling && TestLifetimes.update { !$0.interruptionMonitors.isEmpty } == true
  }

  /// Calls the test's monitors, the latest first, until one reports that it has handled the alert.
  ///
  /// - Parameter alert: The obstacle.
  /// - Returns: Whether a monitor has handled it.
  package static func handle(_ alert: XCUIElement) -> Bool {
    guard canHandle else { return false }
    let monitors = TestLifetimes.update { $0.interruptionMonitors } ?? []
    return StepLog.step("Invoking UI interruption monitors for \(alert)") {
      $isHandling.withValue(true) { monitors.reversed().contains { $0.handler(alert) } }
    }
  }
}
