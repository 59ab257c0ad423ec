import Foundation
import Testing
import XCUIAutomation

/// The example in AutomationAgent's documentation: an agent for a custom toolkit.
@Suite struct AgentGuideTests {
  private static let root: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
  }()

  private func launch() -> XCUIApplication {
    let app = XCUIApplication()
    app.launch()
    return app
  }

  @Test func `an app of a custom toolkit is tested like any other`() {
    let app = launch()
    #expect(app.staticTexts["0"].exists)
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["2"].exists)
    #expect(app.buttons["Add"].frame == CGRect(x: 20, y: 60, width: 80, height: 40))
    #expect(app.windows.count == 0)
    app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func `a wait ends when the app's clock reaches the change`() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Add"].tap()
    app.buttons["Reset"].tap()
    #expect(app.staticTexts["1"].exists)
    #expect(app.staticTexts["0"].waitForExistence(timeout: 30))
  }

  @Test func `failures name candidates`() throws {
    let app = launch()
    let error = try #require(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["add"].tap() }
    }
    #expect(error.reason == .noMatches)
    #expect("\(error)".contains(#"app.buttons["Add"]"#))
  }

  @Test func `requests that the toolkit can't fulfil are refused`() throws {
    let app = launch()
    let error = try #require(throws: XCUIAutomationError.self) {
      try attempting { app.screenshot() }
    }
    #expect("\(error)".contains("draw its screen"))
  }

  @Test func `the article shows the whole agent, and a test of this suite`() throws {
    let examples = try examples()
    try #require(examples.count == 3)
    let agent = try ["WidgetTree.swift", "main.swift"].map { try source($0) }
    #expect(Array(examples.prefix(2)) == agent)
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = tests.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.joined(separator: "\n").contains(examples[2]))
  }

  @Test func `the agent has no more than thirty lines`() throws {
    let lines = try ["WidgetTree.swift", "main.swift"].flatMap {
      try source($0).split(separator: "\n").filter { !$0.hasPrefix("import ") }
    }
    #expect(lines.count <= 30)
  }

  private func source(_ name: String) throws -> String {
    let file = Self.root.appendingPathComponent("Sources/Apps/WidgetCounter/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The Swift examples of the article.
  private func examples() throws -> [String] {
    let file = Self.root.appendingPathComponent(
      "Sources/AppSide/AutomationAgent/AutomationAgent.docc/AnAgentForYourToolkit.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n")
      .dropFirst().map { $0.components(separatedBy: "```")[0] }
  }
}
