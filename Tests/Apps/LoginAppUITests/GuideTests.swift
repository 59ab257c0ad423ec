import Foundation
import LaunchDomain
import Testing
import XCUIAutomation

/// The examples of `XCUIAutomation`'s documentation, word for word.
@Suite struct GuideTests {
  @Test func `the examples work`() throws {
    let app = XCUIApplication()
    app.launchArguments += ["-ui-testing", "YES", "-model.user", "test"]
    app.launchArguments += ["-model.password", "1234", "-model.delay", "20"]
    app.secretLaunchKeys = ["model.password"]
    app.launch()

    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("1234")
    app.buttons["Login"].tap()
    #expect(app.activityIndicators.element.exists)
    #expect(app.staticTexts["Success"].waitForExistence(timeout: 30))

    app.launchArgumentPolicy = .strict
    #expect(app.launchArgumentAudit?.read.contains("model.user") == true)

    app.textFields["Username"].tap()
    app.textFields["Username"].typeText(Secret("account-1234"))

    app.textFields["Username"].replaceText("test")
    app.textFields["Username"].clearText()
    app.textFields["Username"].typeText("test", expecting: "test")
    app.buttons["Login"].scrollIntoView()

    let result = app.staticTexts["results"]
    #expect(result.wait(for: \.label, toEqual: "Success", timeout: 30))
    let fields = app.textFields.matching(
      NSPredicate(format: "placeholderValue BEGINSWITH[c] %@", "user"))
    #expect(fields.count == 1)

    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Log in"].tap() }
    }
    #expect(error?.reason == .noMatches)

    let picture = app.screenshot()
    #expect(picture.pngRepresentation.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(!picture.svgRepresentation.isEmpty)

    try app.performAccessibilityAudit(for: [.sufficientElementDescription, .trait, .action])
    let reader = XCUIDevice.shared.voiceOverService
    try reader.enable()
    #expect(try reader.moveForward().utterance.isEmpty == false)
  }

  @Test func `a launch requests the screen of a phone`() {
    let app = XCUIApplication()
    app.launchArguments += ["-ui-testing.screen", "phone"]
    app.launch()
    #expect(app.frame.size == CGSize(width: 392, height: 848))
  }

  @Test func `every example of the documentation is tested here`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let guide = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/TestSide/XCUIAutomation/XCUIAutomation.docc/XCUIAutomation.md"),
      encoding: .utf8)
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    let examples = guide.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(words(tests).contains(words(example)), "\(example)")
    }
  }

  /// Returns the text without white space, because lines may be broken differently here.
  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
