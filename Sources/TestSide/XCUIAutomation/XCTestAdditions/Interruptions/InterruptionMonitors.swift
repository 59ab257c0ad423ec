/// Gets alerts that are in the way of an action out of the way, as the test has said.
package enum InterruptionMonitors {
  // What a handler does may meet the same alert again, which is then no interruption but its
  // business.
  @TaskLocal private static var isHandling = false

  /// Whether the test that runs has a monitor, and none is at work.
  package static var canHandle: Bool {
    !isHandling && TestLifetimes.update { !$0.interruptionMonitors.isEmpty } == true
  }

  /// Calls the test's monitors, the one added last first, until one says that it has handled it.
  ///
  /// - Parameter alert: What is in the way.
  /// - Returns: Whether one has.
  package static func handle(_ alert: XCUIElement) -> Bool {
    guard canHandle else { return false }
    let monitors = TestLifetimes.update { $0.interruptionMonitors } ?? []
    return StepLog.step("Invoking UI interruption monitors for \(alert)") {
      $isHandling.withValue(true) { monitors.reversed().contains { $0.handler(alert) } }
    }
  }
}
