import AutomationProtocol
import XCUIAutomation

extension XCUIApplication {
  /// Sends a call without a result to the app if it is running.
  func send<Call: AutomationCall>(_ call: Call) where Call.Result == EmptyResult {
    guard runningSession != nil else { return }
    _ = self.call(call, or: EmptyResult())
  }
}
