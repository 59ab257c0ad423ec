import Foundation
import TestSupport
import Testing
import XCUIAutomation

/// The examples in DesktopAdapter's guide, with a GTK 3 login program.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct `A login program with a window` {
  private static let program = DesktopTools.login

  @Test(arguments: [("1234", "Success"), ("wrong", "Login failed")])
  func `is tested like any app`(password: String, result: String) {
    let app = XCUIApplication(desktop: Self.program)
    app.launch()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
    app.buttons["Login"].tap()
    #expect(app.staticTexts[result].waitForExistence(timeout: 30))
    #expect(app.staticTexts["result"].label == result)
    #expect(app.textFields["Username"].value as? String == "test")
  }

  @Test func `is typed into with any characters, and used with keys`() {
    let app = XCUIApplication(desktop: Self.program)
    app.launch()
    let field = app.textFields["Username"]
    let text = "Zoë +{}[]|\\~ €ßœ Žluťoučký Ελλάδα жук 漢字 🎈"
    field.typeText(text)
    #expect(field.value as? String == text)
    field.typeKey("a", modifierFlags: .control)
    field.typeText("test")
    #expect(field.value as? String == "test")
    app.typeKey(.tab, modifierFlags: [])
    let password = app.secureTextFields["Password"]
    #expect(password.value(forKey: "hasKeyboardFocus") as? Bool == true)
    password.typeText("1234")
    #expect(password.value as? String == "••••")
  }

  @Test func `has virtual time, if the launch asks for it`() {
    let app = XCUIApplication(desktop: Self.program)
    app.launchArguments = ["-delay", "30", "-ui-testing.clock", "virtual"]
    app.launch()
    app.buttons["Login"].tap()
    #expect(app.staticTexts["Please wait"].exists)
    #expect(!app.staticTexts["Login failed"].waitForExistence(timeout: 20))
    #expect(app.staticTexts["Login failed"].waitForExistence(timeout: 20))
  }

  @Test func `a failure names similar elements`() {
    let app = XCUIApplication(desktop: Self.program)
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Log in"].tap() }
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains(#"app.buttons["Login"]"#), "\(text)")
  }

  @Test func `has screenshots of its size on the display`() throws {
    let app = XCUIApplication(desktop: Self.program)
    app.launchArguments = ["-ui-testing.screen", "800x600"]
    app.launch()
    #expect(app.frame.size == CGSize(width: 800, height: 600))
    let button = app.buttons["Login"]
    let picture = button.screenshot()
    #expect(picture.image.size == button.frame.size)
    #expect(app.screenshot().image.size == CGSize(width: 800, height: 600))
    #expect(picture.pngRepresentation.count > 100)
  }

  @Test func `appears on an existing display that the launch names`() throws {
    let display = try GivenDisplay()
    defer { display.end() }
    let program = MarkedProgram(
      Self.program.path, ["-ui-testing.display", ":\(display.number)"],
      environment: ["XAUTHORITY": display.authority.path])
    let app = program.app
    app.launch()
    #expect(app.frame.size == CGSize(width: 640, height: 480))
    app.buttons["Login"].tap()
    #expect(app.staticTexts["Login failed"].exists)
    #expect(program.process(running: "Xvfb") == nil)
    app.terminate()
    #expect(program.processes.isEmpty && display.isThere)
  }

  @Test func `its accessibility actions can be performed`() {
    let app = XCUIApplication(desktop: Self.program)
    app.launch()
    app.windows["Login"].buttons["Login"].performAccessibilityAction(named: "Click")
    #expect(app.staticTexts["Login failed"].exists)
  }

  @Test func `every example of the documentation is tested here`() throws {
    let guide = try String(
      contentsOf: DesktopTools.root.appendingPathComponent(
        "Sources/Adapters/DesktopAdapter/DesktopAdapter.docc/DesktopAdapter.md"),
      encoding: .utf8)
    let others = DesktopTools.root.appendingPathComponent(
      "Tests/Adapters/DesktopAdapterUITests/AttachingTests.swift")
    let code =
      try String(contentsOfFile: #filePath, encoding: .utf8)
      + String(contentsOf: others, encoding: .utf8)
    let examples = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let lines = example.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
      #expect(code.contains(lines), "\(example)")
    }
  }
}
