import Foundation
import XCTest
import XCUIAutomation

/// Every kind of failure of tests whose secrets are marked in every way there is.
final class SecretSuite: XCTestCase {
  private static let tree = """
    {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
      {"type": "secureTextField", "identifier": "password", "frame": [0, 0, 320, 16], "echo": "seen"},
      {"type": "textField", "identifier": "name", "frame": [0, 16, 320, 16], "echo": "seen"},
      {"type": "textField", "identifier": "other", "frame": [0, 32, 320, 16]},
      {"type": "button", "label": "Crash", "frame": [0, 48, 80, 16], "onTap": [
        {"log": "The token is tok-abcdef, and sesame-open."}, {"signal": 11}]},
      {"type": "staticText", "identifier": "seen", "label": "tok-abcdef", "frame": [0, 64, 640, 16]}]}
    """

  private var app = XCUIApplication()
  private var seen: XCUIElement { app.staticTexts["seen"] }

  override func setUp() {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    app = XCUIApplication(url: package.appendingPathComponent("Fixtures/Agents/agent.py"))
    app.launchArguments = [
      "-tree", Self.tree, "-model.password", "hunter-22-key", "-door", "sesame-open",
    ]
    app.launchEnvironment = ["API_TOKEN": "tok-abcdef"]
    app.secretLaunchKeys = ["door"]
    app.launch()
    app.secureTextFields["password"].tap()
    app.typeText("typed-1234\nSuperSecretRest")
    app.textFields["name"].tap()
    app.textFields["name"].typeText(Secret("marked-5678"))
    app.textFields["name"].typeText(Secret(""))
    app.textFields["name"].typeText(Secret("§"))
  }

  private var value: String { app.textFields["name"].value as? String ?? "" }

  func testKnowsTheSecrets() {
    // What the test reads is what the app shows.
    XCTAssertTrue(value.hasPrefix("marked-5678"))
    XCTAssertEqual(app.staticTexts.matching(identifier: "seen").count, 1)
  }

  func testTapsWhatIsMissing() { app.buttons["hunter-22-key"].tap() }

  func testTypesWithoutFocus() { app.textFields["other"].typeText(Secret("marked-5678")) }

  func testWaits() { XCTAssertTrue(app.staticTexts["sesame-open"].waitForExistence(timeout: 1)) }

  func testCompares() { XCTAssertEqual(value, "something else") }

  func testFails() { XCTFail("The value is \(value), not typed-1234.") }

  func testThrows() throws { _ = try app.staticTexts["SuperSecretRest"].snapshot() }

  func testExpects() {
    let predicate = NSPredicate(format: "label == 'SuperSecretRest'")
    wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: seen)], timeout: 1)
  }

  func testExpectsToFail() {
    XCTExpectFailure("as always") { XCTAssertEqual(value, "something else") }
  }

  func testWarns() {
    record(
      XCTIssue(type: .assertionFailure, compactDescription: "Odd: \(value)", severity: .warning))
  }

  func testDescribes() {
    XCTContext.runActivity(named: "Look at \(value)") { _ in
      print(app.debugDescription, app.staticTexts["hunter-22-key"].debugDescription)
    }
  }

  func testAttempts() {
    do {
      try attempting { app.buttons["tok-abcdef"].tap() }
    } catch {
      print(error)
      XCTFail("\(error)")
    }
  }

  func testAttaches() {
    for attachment in [
      XCTAttachment(string: "It shows \(value)."), XCTAttachment(string: app.debugDescription),
    ] {
      attachment.name = "What \(value) is"
      attachment.lifetime = .keepAlways
      add(attachment)
    }
  }

  func testAsksForTooLongAName() {
    _ = app.staticTexts[String(repeating: "hunter-22-key ", count: 20)].exists
  }

  func testCrashes() { app.buttons["Crash"].tap() }

  func testRelaunches() {
    app.launch()
    app.buttons["typed-1234"].tap()
  }

  static var allTests: [(String, (SecretSuite) -> () throws -> Void)] {
    [
      ("testKnowsTheSecrets", testKnowsTheSecrets),
      ("testTapsWhatIsMissing", testTapsWhatIsMissing),
      ("testTypesWithoutFocus", testTypesWithoutFocus), ("testWaits", testWaits),
      ("testCompares", testCompares), ("testFails", testFails), ("testThrows", testThrows),
      ("testExpects", testExpects), ("testExpectsToFail", testExpectsToFail),
      ("testWarns", testWarns), ("testDescribes", testDescribes), ("testAttempts", testAttempts),
      ("testAttaches", testAttaches),
      ("testAsksForTooLongAName", testAsksForTooLongAName), ("testCrashes", testCrashes),
      ("testRelaunches", testRelaunches),
    ]
  }
}
