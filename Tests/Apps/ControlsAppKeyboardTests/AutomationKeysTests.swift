import AppDriving
import AutomationProtocol
import Foundation
import Testing
import XCUIAutomation

/// Tests don't see the aids for a person at the terminal.
@Suite struct AutomationKeysTests {
  @Test func `a test sees no focus mark and no key hint`() throws {
    let executable = try AppLocator().locate(.identifier("LoginApp"), testModule: nil)
    let session = try AppLauncher().launch(
      AppLaunch(executable: executable, arguments: ["-ui-testing", "YES"]))
    defer { session.terminate() }
    let screen = String(decoding: try session.call(CaptureCall(.text)).data, as: UTF8.self)
    #expect(screen.contains("Username"))
    #expect(!screen.contains("F1") && !screen.contains("▌"))
  }

  @Test func `the key card is drawn over the app and leaves its elements unchanged`() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    defer { app.terminate() }
    let field = app.textFields["Username"]
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == false)
    field.tap()
    let elements = app.debugDescription
    let picture = app.screenshot().pngRepresentation
    app.typeKey(.F1, modifierFlags: [])
    #expect(app.screenshot().pngRepresentation != picture)
    #expect(app.debugDescription == elements && field.isHittable)
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.screenshot().pngRepresentation == picture)
  }
}
