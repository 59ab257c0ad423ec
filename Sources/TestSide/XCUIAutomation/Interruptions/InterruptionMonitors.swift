import XCTestCompatibility

/// Calls the test's interruption monitors for alerts that obstruct an interaction.
package enum InterruptionMonitors {
  // A handler interacts with the alert, which isn't an interruption then.
  @TaskLocal private static var isHandling = false

  /// Whether the running test has a monitor, and no monitor is being called.
  package static var canHandle: Bool {
    !isHandling && TestLifetimes.update { !$0.interruptionMonitors.isEmpty } == true
  }

  /// Calls the test's monitors, the latest first, until one reports that it has handled the alert.
  ///
  /// - Parameter alert: The alert.
  /// - Returns: Whether a monitor has handled the alert.
  package static func handle(_ alert: XCUIElement) -> Bool {
    guard canHandle else { return false }
    let monitors = TestLifetimes.update { $0.interruptionMonitors } ?? []
    return StepLog.step("Invoking UI interruption monitors for \(alert)") {
      $isHandling.withValue(true) { monitors.reversed().contains { $0.handler(alert) } }
    }
  }
}
