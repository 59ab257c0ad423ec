import Foundation
import Testing
import XCUIAutomation

/// Elements behind a modal presentation are not found, as in XCUITest.
@Suite struct ModalReachTests {
  @Test func `nothing behind an alert is found, described or spoken`() throws {
    let app = Rig.launch("alerts")
    let behind = app.buttons["message"]
    behind.tap()
    #expect(app.alerts.buttons["OK"].isHittable)
    #expect(!behind.exists)
    #expect(!app.debugDescription.contains("'message'"))
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { behind.tap() } }
    #expect(error?.reason == .noMatches)
    #expect(
      error?.description.contains(" is in front; elements behind it") == true, "\(error as Any)")

    let reader = XCUIDevice.shared.voiceOverService
    _ = try reader.enable()
    defer { try? reader.disable() }
    var heard: [String] = []
    while let output = try? reader.moveForward(), heard.count < 20 {
      heard.append("\(output)")
    }
    #expect(!heard.contains { $0.contains("message") }, "\(heard)")
    app.alerts.buttons["OK"].tap()
    #expect(behind.waitForExistence(timeout: 1) && behind.isHittable)
  }

  @Test(arguments: [
    ("automatic", false), ("pageSheet", false), ("formSheet", false), ("fullScreen", false),
    ("overFullScreen", true), ("overCurrentContext", true),
  ])
  func `elements behind a modal screen are found only if reachable`(
    style: String, isReachable: Bool
  ) {
    let app = Rig.launch("modals")
    app.buttons[style].tap()
    #expect(app.staticTexts["Modal 1"].exists)
    #expect(app.buttons[style].exists == isReachable)
    #expect(!app.buttons[style].isHittable)
    app.buttons["Dismiss 1"].tap()
    #expect(app.buttons[style].isHittable)
  }
}
