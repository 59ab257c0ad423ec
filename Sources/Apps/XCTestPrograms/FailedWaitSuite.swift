import Foundation
import XCTest
import XCUIAutomation

/// Waits that time out, with and without a failure after them.
final class FailedWaitSuite: XCTestCase {
  private static let tree = """
    {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "longestWait": 100, "children": [
      {"type": "staticText", "identifier": "result", "hidden": true, "frame": [0, 0, 80, 16]},
      {"type": "staticText", "identifier": "title", "label": "Hello", "frame": [0, 16, 80, 16]},
      {"type": "button", "label": "Go", "frame": [0, 32, 80, 16], "onTap": [
        {"after": 20, "element": "result", "set": {"hidden": false}}]}]}
    """

  private var app = XCUIApplication()
  private var result: XCUIElement { app.staticTexts["result"] }
  private var title: XCUIElement { app.staticTexts["title"] }

  override func setUp() {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    app = XCUIApplication(url: package.appendingPathComponent("Fixtures/Agents/agent.py"))
    app.launchArguments = ["-tree", Self.tree]
    app.launch()
  }

  func testAsserts() {
    app.buttons["Go"].tap()
    XCTAssertTrue(result.waitForExistence(timeout: 5))
  }

  func testGivesUp() { XCTAssertTrue(app.buttons["Never"].waitForExistence(timeout: 1000)) }

  func testAssertsOverLines() {
    XCTAssertTrue(
      result
        .waitForExistence(timeout: 5),
      "No result came.")
  }

  func testAssertsInAHelper() { assertAppears(result) }

  private func assertAppears(
    _ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssert(element.waitForExistence(timeout: 5), file: file, line: line)
  }

  func testAssertsWhatAHelperReturns() { XCTAssertTrue(appears(result)) }

  private func appears(_ element: XCUIElement) -> Bool { element.waitForExistence(timeout: 5) }

  func testUnwrapsAfterAWait() throws {
    _ = try XCTUnwrap(result.waitForExistence(timeout: 5) ? result : nil)
  }

  func testEitherOfTwo() {
    let other = app.buttons["Other"]
    XCTAssertTrue(result.waitForExistence(timeout: 1) || other.waitForExistence(timeout: 2))
  }

  func testStaysAway() { XCTAssertTrue(title.waitForNonExistence(timeout: 5)) }

  func testKeepsItsLabel() { XCTAssertTrue(title.wait(for: \.label, toEqual: "Bye", timeout: 5)) }

  func testHasNoValue() { XCTAssertTrue(title.wait(for: \.isNamedBye, toEqual: true, timeout: 5)) }

  func testStaysInFront() { XCTAssertTrue(app.wait(for: .notRunning, timeout: 5)) }

  func testWaiter() {
    let expected = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Bye'"), object: title)
    XCTAssertEqual(XCTWaiter.wait(for: [expected], timeout: 5), .completed)
  }

  func testAsynchronous() async {
    await Task.yield()
    XCTAssertTrue(result.waitForExistence(timeout: 5))
  }

  func testGoesOn() {
    if !result.waitForExistence(timeout: 5) { app.buttons["Go"].tap() }
    XCTAssertTrue(result.waitForExistence(timeout: 60))
    XCTAssertFalse(app.buttons["Other"].waitForExistence(timeout: 5))
  }

  func testFailsElsewhere() {
    _ = result.waitForExistence(timeout: 5)
    XCTAssertEqual(title.label, "Bye")
  }

  func testFailsAtTheLineLater() {
    for _ in 1...2 {
      XCTAssertFalse(result.waitForExistence(timeout: 5))
      app.buttons["Go"].tap()
      XCTAssertTrue(result.waitForExistence(timeout: 60))
    }
  }

  func testActivates() {
    app.activate()
    XCTAssertTrue(title.exists)
  }

  func testManyWaits() {
    for number in 1...100 {
      XCTAssertFalse(app.buttons["Missing \(number)"].waitForExistence(timeout: 1))
    }
    XCTAssertTrue(result.waitForExistence(timeout: 1))
  }

  static var allTests: [(String, (FailedWaitSuite) -> () throws -> Void)] {
    [
      ("testAsserts", testAsserts), ("testGivesUp", testGivesUp),
      ("testAssertsOverLines", testAssertsOverLines),
      ("testAssertsInAHelper", testAssertsInAHelper),
      ("testAssertsWhatAHelperReturns", testAssertsWhatAHelperReturns),
      ("testUnwrapsAfterAWait", testUnwrapsAfterAWait), ("testEitherOfTwo", testEitherOfTwo),
      ("testStaysAway", testStaysAway), ("testKeepsItsLabel", testKeepsItsLabel),
      ("testHasNoValue", testHasNoValue), ("testStaysInFront", testStaysInFront),
      ("testWaiter", testWaiter), ("testAsynchronous", asyncTest(testAsynchronous)),
      ("testGoesOn", testGoesOn), ("testFailsElsewhere", testFailsElsewhere),
      ("testFailsAtTheLineLater", testFailsAtTheLineLater), ("testActivates", testActivates),
      ("testManyWaits", testManyWaits),
    ]
  }
}

extension XCUIElement {
  fileprivate var isNamedBye: Bool { label == "Bye" }
}
