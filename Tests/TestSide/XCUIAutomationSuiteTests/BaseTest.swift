import XCTest

class BaseTest: XCTestCase {
  var app: XCUIApplication!
  private var monitor: NSObjectProtocol?

  override func setUpWithError() throws {
    continueAfterFailure = false
    executionTimeAllowance = 120
    app = XCUIApplication()
    app.launchArguments += ["-ui-testing", "YES"]
    monitor = addUIInterruptionMonitor(withDescription: "System alert") { alert -> Bool in
      guard alert.buttons["OK"].exists else { return false }
      alert.buttons["OK"].tap()
      return true
    }
  }

  override func tearDownWithError() throws {
    if let monitor = monitor { removeUIInterruptionMonitor(monitor) }
    app = nil
  }
}
