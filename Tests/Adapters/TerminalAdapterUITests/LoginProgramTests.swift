import Foundation
import Testing
import XCUIAutomation

/// The examples in TerminalAdapter's guide, with a login program in Python's curses.
@Suite struct `A login program in a terminal` {
  private static let root: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
  }()

  private static let program = root.appendingPathComponent("Fixtures/Terminal/login.py")

  @Test(arguments: [("1234", "Success"), ("wrong", "Login failed")])
  func `is tested like any app`(password: String, result: String) {
    let app = XCUIApplication(terminal: Self.program)
    app.launch()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
    app.buttons["Login"].tap()
    #expect(app.staticTexts[result].waitForExistence(timeout: 30))
    #expect(app.textFields["Username"].value as? String == "test")
    #expect(app.buttons["Login"].isSelected)
  }

  @Test func `is used with keys only, and queried for styles and patterns`() {
    let app = XCUIApplication(terminal: Self.program)
    app.launchArguments = ["secret"]
    app.launch()
    app.typeText("test\tsecret\t")
    app.typeKey(.return, modifierFlags: [])
    #expect(app.staticTexts["Success"].exists)
    #expect(app.staticTexts["Welcome"].value as? String == "bold")
    let names = app.staticTexts.matching(NSPredicate(format: "label MATCHES %@", "(User|Pass).*:"))
    #expect(names.count == 2)
  }

  @Test func `a failure shows the screen`() throws {
    let app = XCUIApplication(terminal: Self.program)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Log in"].tap() }
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains(#"app.buttons["Login"]"#), "\(text)")
  }

  @Test func `has virtual time, if the launch asks for it`() {
    let app = XCUIApplication(terminal: Self.program)
    app.launchArguments = ["-delay", "30", "-ui-testing.clock", "virtual"]
    app.launch()
    app.buttons["Login"].tap()
    #expect(app.staticTexts["Please wait"].exists)
    #expect(!app.staticTexts["Login failed"].waitForExistence(timeout: 20))
    #expect(app.staticTexts["Login failed"].waitForExistence(timeout: 20))
  }

  @Test func `a program that ends is one failure`() throws {
    let app = XCUIApplication(terminal: Self.program)
    app.launch()
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.wait(for: .notRunning, timeout: 10))
  }

  @Test func `every example of the documentation is tested here`() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/Adapters/TerminalAdapter/TerminalAdapter.docc/TerminalAdapter.md"),
      encoding: .utf8)
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8).filter { !$0.isWhitespace }
    let examples = guide.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].filter { !$0.isWhitespace }
    }
    #expect(!examples.isEmpty)
    for example in examples { #expect(tests.contains(example), "\(example)") }
  }
}
