import Foundation
import Testing
import XCUIAutomation

/// The login screen's accessibility, and its pictures.
@Suite struct `The login screen` {
  private func launch() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-model.user", "test", "-model.password", "1234"]
    app.launch()
    return app
  }

  @Test func `is read out from the first element to the last`() throws {
    _ = launch()
    let reader = XCUIDevice.shared.voiceOverService
    #expect(!reader.isEnabled)
    #expect(throws: XCUIVoiceOverService.Error.self) { try reader.currentSpeech() }
    try reader.enable()
    #expect(reader.isEnabled)
    var heard = [try reader.currentSpeech().utterance]
    do {
      while heard.count < 50 { heard.append(try reader.moveForward().utterance) }
    } catch XCUIVoiceOverService.Error.noSpeech {
      // This was the last element.
    }
    #expect(heard.contains { $0.contains("Text Field, Double tap to edit") })
    #expect(heard.contains { $0.contains("Secure Text Field") })
    #expect(heard.contains { $0.hasSuffix("Button") })
    #expect(try reader.moveBackward().utterance == heard[heard.count - 2])
    try reader.disable()
    #expect(throws: XCUIVoiceOverService.Error.self) { try reader.moveForward() }
  }

  @Test func `is audited, and known issues can be ignored`() throws {
    let app = launch()
    try app.performAccessibilityAudit(
      for: [.sufficientElementDescription, .trait, .action, .parentChild, .elementDetection])
    var found: [XCUIAccessibilityAuditIssue] = []
    try app.performAccessibilityAudit { issue in
      found.append(issue)
      return true
    }
    for issue in found {
      #expect(!issue.compactDescription.isEmpty && !issue.detailedDescription.isEmpty)
      #expect(XCUIAccessibilityAuditType.all.contains(issue.auditType))
      if let element = issue.element { #expect(element.exists) }
    }
  }

  @Test func `fails an audit once, with all issues`() throws {
    let app = launch()
    // None of the app's labels scales with the user's text size.
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { try app.performAccessibilityAudit(for: .dynamicType) }
    }
    #expect(error?.message.hasPrefix("Accessibility audit found") == true)
    #expect(error?.message.contains("Dynamic Type font sizes are unsupported") == true)
  }

  @Test func `can be captured, in whole and in part`() throws {
    let app = launch()
    let whole = app.screenshot()
    #expect(whole.image.size == app.frame.size)
    #expect(whole.pngRepresentation.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(String(decoding: whole.svgRepresentation, as: UTF8.self).contains("<svg"))
    let screen = XCUIScreen.main.screenshot()
    #expect(screen.pngRepresentation == whole.pngRepresentation)
    let button = app.buttons.firstMatch
    let part = button.screenshot()
    #expect(part.image.size == button.frame.size)
    #expect(part.pngRepresentation != whole.pngRepresentation)
    let provider: any XCUIScreenshotProviding = app.windows.firstMatch
    #expect(provider.screenshot().image.size == whole.image.size)
  }

  @Test func `rotates with the device and follows its appearance`() {
    let app = launch()
    let upright = app.frame.size
    let light = app.screenshot().pngRepresentation
    XCUIDevice.shared.appearance = .dark
    #expect(app.screenshot().pngRepresentation != light)
    XCUIDevice.shared.orientation = .landscapeRight
    #expect(app.frame.size == CGSize(width: upright.height, height: upright.width))
    #expect(app.horizontalSizeClass == .regular)
    app.launch()
    #expect(app.frame.size == CGSize(width: upright.height, height: upright.width))
  }

  @Test func `prefers the appearance of a launch argument to the device's`() {
    let app = launch()
    let light = app.screenshot().pngRepresentation
    XCUIDevice.shared.appearance = .dark
    let dark = app.screenshot().pngRepresentation
    let arguments = app.launchArguments
    app.launchArguments = arguments + ["-UIUserInterfaceStyle", "Light"]
    app.launch()
    #expect(app.screenshot().pngRepresentation == light)
    XCUIDevice.shared.appearance = .unspecified
    app.launchArguments = arguments + ["-UIUserInterfaceStyle", "Dark"]
    app.launch()
    #expect(app.screenshot().pngRepresentation == dark)
  }

  @Test func `reports that it cannot open a URL`() throws {
    let app = launch()
    let url = try #require(URL(string: "login://now"))
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.open(url) } }
    #expect(error?.message.contains("application(_:open:options:)") == true)
  }
}
