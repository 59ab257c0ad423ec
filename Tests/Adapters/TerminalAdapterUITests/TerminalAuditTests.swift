import Foundation
import Testing
import XCUIAutomation

/// Accessibility audits of programs in a terminal, with the same code as audits of apps.
@Suite struct TerminalAuditTests {
  private static let program: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Fixtures/Terminal/audit.py")
  }()

  private func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(terminal: Self.program)
    app.launchArguments = arguments
    app.launch()
    return app
  }

  @Test func `legible texts pass`() throws {
    try launch(["-good"]).performAccessibilityAudit()
  }

  @Test func `illegible texts and single letters are found`() throws {
    let app = launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { try app.performAccessibilityAudit() }
    }
    let expected = [
      "Accessibility audit found 2 issues.",
      "    Contrast failed: \"Folder\" StaticText: “Folder” is drawn in #0000EE on #000000, a "
        + "contrast of 2.23:1; at least 4.5:1 is required.",
      "    Contrast failed: \"File\" StaticText: “F” is drawn in #CDCD00 on #00CDCD, a contrast of "
        + "1.16:1; at least 4.5:1 is required.",
    ]
    #expect(
      error?.message.contains(expected.joined(separator: "\n")) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (XCUIAccessibilityAuditType.trait, "trait", "writes text, without roles and without names"),
    (.hitRegion, "hitRegion", "the mouse of a terminal points at cells"),
    (.dynamicType, "dynamicType", "the size of the text is set in the terminal"),
  ])
  func `an unsupported audit type is refused with the reason`(
    type: XCUIAccessibilityAuditType, name: String, reason: String
  ) throws {
    let app = launch()
    let error = #expect(throws: (any Error).self) {
      try app.performAccessibilityAudit(for: [type, .contrast])
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("This app cannot be audited for \(name), because"), "\(message)")
    #expect(message.contains(reason), "\(message)")
  }

  @Test func `the screen reader reads a screen from top to bottom`() throws {
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
        "Orders, bold", "Folder, cyan", "File, black on cyan", "Name:",
        "Name, Text Field, Double tap to edit", "Selected, Send, reversed, Button",
      ])
  }
}
