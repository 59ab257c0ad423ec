import Foundation
import LaunchDomain
import SystemShims
import XCTest
import XCUIAutomation

/// Failures of every kind in tests whose secrets are marked in every possible way.
final class SecretSuite: XCTestCase {
  private static let tree = """
    {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
      {"type": "secureTextField", "identifier": "password", "frame": [0, 0, 320, 16], "echo": "seen"},
      {"type": "textField", "identifier": "name", "frame": [0, 16, 320, 16], "echo": "seen"},
      {"type": "textField", "identifier": "other", "frame": [0, 32, 320, 16]},
      {"type": "button", "label": "Crash", "frame": [0, 48, 80, 16], "onTap": [
        {"log": "The token is tok-abcdef, and sesame-open."}, {"signal": 11}]},
      {"type": "button", "label": "Hang", "frame": [80, 48, 80, 16], "onTap": [{"hang": true}]},
      {"type": "button", "label": "Exit", "frame": [160, 48, 80, 16], "onTap": [
        {"log": "The end of hunter-22-key."}, {"exit": 3}]},
      {"type": "textField", "identifier": "code", "frame": [0, 80, 320, 16], "capitals": true},
      {"type": "secureTextField", "identifier": "pin", "frame": [0, 96, 320, 16], "tellsText": true},
      {"type": "key", "label": "7", "frame": [0, 112, 16, 16]},
      {"type": "key", "label": "q", "frame": [16, 112, 16, 16]},
      {"type": "button", "label": "Paste", "frame": [240, 48, 80, 16], "onTap": [
        {"element": "pin", "set": {"value": "pasted-2468"}}]},
      {"type": "button", "label": "Reveal", "frame": [320, 48, 80, 16], "onTap": [
        {"element": "seen", "set": {"label": "7q7qq"}}]},
      {"type": "staticText", "identifier": "seen", "label": "tok-abcdef", "frame": [0, 64, 640, 16]}]}
    """

  private var app = XCUIApplication()
  private var seen: XCUIElement { app.staticTexts["seen"] }

  override func setUp() {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    app = XCUIApplication(url: package.appendingPathComponent("Fixtures/Agents/agent.py"))
    // Uses a file, because the tree holds secrets and everyone can read a command line.
    try? Self.tree.write(toFile: "tree.json", atomically: true, encoding: .utf8)
    app.launchArguments = [
      "-tree", "tree.json", "-model.password", "hunter-22-key", "-door", "sesame-open",
      "-service", "https://ada:url-secret-99@localhost/",
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
    let account = try? TestCredentials().secret(for: "testing.password")
    app.textFields["other"].tap()
    app.textFields["other"].typeText(Secret(account?.revealed ?? ""))
  }

  /// Prints everything that the system shows of the app.
  override func tearDown() {
    for process in ProcessFamily.descendants(of: getpid()) {
      for name in ["cmdline", "environ", "comm", "status"] {
        let data = FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()
        print("/proc: \(name): \(String(decoding: data, as: UTF8.self))")
      }
    }
  }

  private var value: String { app.textFields["name"].value as? String ?? "" }

  func testKnowsTheSecrets() {
    // The test reads the value that the app shows.
    XCTAssertTrue(value.hasPrefix("marked-5678"))
    XCTAssertEqual(app.textFields["other"].value as? String, "account-4711")
    XCTAssertEqual(app.staticTexts.matching(identifier: "seen").count, 1)
  }

  func testTapsWhatIsMissing() { app.buttons["hunter-22-key"].tap() }

  func testTypesWithoutFocus() { app.textFields["code"].typeText(Secret("marked-5678")) }

  func testTypesWhatTheFieldChanges() {
    app.textFields["code"].tap()
    app.textFields["code"].typeText(Secret("marked-5678"))
  }

  func testTapsKeys() {
    app.secureTextFields["pin"].tap()
    for key in "7q7qq" { app.keys[String(key)].tap() }
    app.buttons["Reveal"].tap()
    XCTFail("It is \(seen.label).")
  }

  func testPastes() {
    app.secureTextFields["pin"].tap()
    app.buttons["Paste"].tap()
    XCTFail("It is pasted-2468.")
  }

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

  func testExits() {
    app.buttons["Exit"].tap()
    app.buttons["Exit"].tap()
  }

  func testHangs() {
    app.answerTimeout = 0.3
    app.buttons["Hang"].tap()
  }

  func testLaunchesWhatDies() {
    app.launchArguments += ["-misbehave", "exit", "-login.token", "tok-abcdef"]
    app.launch()
  }

  func testLaunchesWhatIsMissing() {
    let other = XCUIApplication(bundleIdentifier: "hunter-22-key")
    other.launchArguments = app.launchArguments
    other.launch()
  }

  func testCallsACommand() throws { try app.call("tok-abcdef", with: ["sesame-open"]) }

  func testIsAmbiguous() {
    app.textFields.matching(NSPredicate(format: "label != 'SuperSecretRest'")).element.tap()
  }

  func testAsksNonsense() {
    _ = app.buttons.matching(NSPredicate(format: "colour == 'marked-5678'")).count
  }

  func testAdjusts() { app.textFields["name"].adjust(toNormalizedSliderPosition: 0.5) }

  func testReplaces() {
    let code = app.textFields["code"]
    code.tap()
    code.typeText(Secret("account-4711"))
    code.replaceText("account-4711")
  }

  func testOpensAnAddress() {
    app.open(URL(string: "https://ada:url-secret-99@localhost/?token=tok-abcdef")!)
  }

  func testWaitsForAValue() {
    XCTAssertTrue(app.textFields["name"].wait(for: \.label, toEqual: "typed-1234", timeout: 1))
  }

  func testScrolls() { app.staticTexts["marked-5678"].scrollIntoView() }

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
      ("testTypesWhatTheFieldChanges", testTypesWhatTheFieldChanges),
      ("testTapsKeys", testTapsKeys), ("testPastes", testPastes), ("testExits", testExits),
      ("testHangs", testHangs),
      ("testLaunchesWhatDies", testLaunchesWhatDies),
      ("testLaunchesWhatIsMissing", testLaunchesWhatIsMissing),
      ("testCallsACommand", testCallsACommand), ("testIsAmbiguous", testIsAmbiguous),
      ("testAsksNonsense", testAsksNonsense), ("testAdjusts", testAdjusts),
      ("testReplaces", testReplaces), ("testOpensAnAddress", testOpensAnAddress),
      ("testWaitsForAValue", testWaitsForAValue), ("testScrolls", testScrolls),
      ("testRelaunches", testRelaunches),
    ]
  }
}
