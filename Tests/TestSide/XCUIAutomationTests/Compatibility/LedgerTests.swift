import Foundation
import Testing
import XCUIAutomation

/// The ledger's statements about behaviour that no other test demonstrates.
@Suite struct `The ledger` {
  @Test func `says that size classes are those of the screen`() throws {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    let field = try app.textFields.firstMatch.snapshot()
    let whole = try app.snapshot()
    #expect(field.horizontalSizeClass == whole.horizontalSizeClass)
    #expect(field.verticalSizeClass == whole.verticalSizeClass)
  }

  @Test(arguments: [
    "com.apple.mobilesafari", "com.apple.Preferences", "com.apple.MobileSMS",
  ])
  func `says that Apple's apps don't exist`(identifier: String) {
    let app = XCUIApplication(bundleIdentifier: identifier)
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect(error?.reason == .applicationUnavailable)
    #expect(error?.description.contains("“\(identifier)” is an Apple app") == true)
    #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Allow"].tap() }
    }
  }

  @Test func `says that an app which never asks has no permissions to reset`() throws {
    let app = XCUIApplication(url: Fixture.agent)
    app.resetAuthorizationStatus(for: .photos)
    app.launch()
    try attempting { app.resetAuthorizationStatus(for: .camera) }
    #expect(app.state == .runningForeground && app.buttons["Login"].exists)
  }

  @Test func `says that apps run and answer in the background`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    XCUIDevice.shared.press(.home)
    #expect(!app.wait(for: .runningBackgroundSuspended, timeout: 60))
    #expect(app.state == .runningBackground)
    #expect(app.buttons["Login"].exists)
    let field = app.textFields["Username"]
    field.tap()
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
    #expect(app.state == .runningBackground)
  }
}
