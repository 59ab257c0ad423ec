import Foundation
import XCTestCompatibility

/// A test's handler for alerts that obstruct interactions.
// Sendable is unchecked because of the handler, a closure of the test, which is called in the
// context of the test's interactions. The properties never change.
final class InterruptionMonitor: NSObject, @unchecked Sendable {
  let handlerDescription: String
  let handler: (XCUIElement) -> Bool

  init(_ handlerDescription: String, handler: @escaping (XCUIElement) -> Bool) {
    self.handlerDescription = handlerDescription
    self.handler = handler
  }
}

private struct InterruptionMonitorList: TestLifetimeValue {
  var monitors: [InterruptionMonitor] = []
}

extension TestLifetime {
  /// The monitors for alerts that obstruct the test's interactions, oldest first.
  var interruptionMonitors: [InterruptionMonitor] {
    get { self[InterruptionMonitorList.self].monitors }
    set { self[InterruptionMonitorList.self].monitors = newValue }
  }
}
