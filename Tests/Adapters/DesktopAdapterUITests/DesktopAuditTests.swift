import Foundation
import Testing
import XCUIAutomation

/// Accessibility audits of programs with windows, with the same code as audits of apps.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct DesktopAuditTests {
  private func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(
      desktop: DesktopTools.root.appendingPathComponent("Fixtures/Desktop/audit.py"))
    app.launchArguments = arguments
    app.launch()
    return app
  }

  private func issues(
    _ app: XCUIApplication, _ types: XCUIAccessibilityAuditType = .all
  ) throws -> [String] {
    var found: [String] = []
    try app.performAccessibilityAudit(for: types) { issue in
      found.append(issue.description)
      return true
    }
    return found
  }

  @Test func `a window without barriers passes`() throws {
    try launch(["-good"]).performAccessibilityAudit()
  }

  @Test func `each barrier is found, at its element and with its figures`() throws {
    #expect(
      try issues(launch())
        == [
          "Contrast failed: \"Pale\" StaticText: “Pale” is drawn in #B0B0B0 on #F6F5F4, a "
            + "contrast of 1.99:1; at least 4.5:1 is required."
        ]
        + ["TextField", "Toggle", "Slider"].map {
          "Element has no description: \($0): A screen reader can say only what kind of "
            + "element it is. Give it an accessible name."
        }
        + ["Up", "Down"].map {
          "Hit area is too small: \"\($0)\" Button: It is 10 × 10 points; at least 24 × 24 is "
            + "required."
        })
  }

  @Test func `an unsupported audit type is refused with the reason`() throws {
    let app = launch()
    let error = #expect(throws: (any Error).self) {
      try app.performAccessibilityAudit(for: .textClipped)
    }
    let reason =
      "This app cannot be audited for textClipped, because a program doesn't report how much of a "
      + "text is visible."
    #expect("\(String(describing: error))".contains(reason), "\(String(describing: error))")
  }

  @Test func `texts behind another window aren't audited for contrast`() throws {
    let app = launch(["-covered"])
    #expect(app.windows.count == 2)
    #expect(try issues(app, .contrast).isEmpty)
  }

  @Test(.enabled(if: DesktopTools.has("gnome-calculator"), "install gnome-calculator"))
  func `a program that reports no colours is audited for the other types`() throws {
    let app = DesktopTools.launch("gnome-calculator")
    let error = #expect(throws: (any Error).self) {
      try app.performAccessibilityAudit(for: .contrast)
    }
    #expect(
      "\(String(describing: error))"
        .contains("because the program doesn't report the colours of its texts"))
    let again = DesktopTools.launch("gnome-calculator")
    #expect(try issues(again).allSatisfy { $0.hasPrefix("Element has no description: ") })
  }

  @Test func `the screen reader reads a window in its program's order`() throws {
    _ = launch(["-good"])
    let reader = XCUIDevice.shared.voiceOverService
    try reader.enable()
    var heard = [try reader.currentSpeech().utterance]
    do {
      while heard.count < 50 { heard.append(try reader.moveForward().utterance) }
    } catch XCUIVoiceOverService.Error.noSpeech {
      // This was the last element.
    }
    #expect(
      heard == [
        "Welcome", "Pale", "Later, Dimmed", "Name, Text Field, Is editing",
        "Gift, Off, Toggle Button",
        "Number, 0, Adjustable, Swipe up or down with one finger to adjust the value",
        "Remember, Unchecked, Checkbox", "Up, Button", "Down, Button", "Send, Button",
      ])
  }
}
