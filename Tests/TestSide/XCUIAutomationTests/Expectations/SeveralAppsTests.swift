import XCTest

@testable import XCUIAutomation

/// Waits for elements of two apps, whose times advance together.
final class SeveralAppsTests: XCTestCase {
  private var one = XCUIApplication()
  private var two = XCUIApplication()
  private var copies: [AgentCopy] = []

  override func setUpWithError() throws {
    one = try launch("one", [2, 6])
    two = try launch("two", [1, 6])
  }

  override func tearDown() {
    one.terminate()
    two.terminate()
    copies = []
  }

  /// Launches an app that shows `after N` at each of the given moments.
  private func launch(_ name: String, _ moments: [Int]) throws -> XCUIApplication {
    let copy = try AgentCopy(name)
    copies.append(copy)
    let app = XCUIApplication(url: copy.url)
    let texts = moments.map {
      #"{"type": "staticText", "identifier": "t\#($0)", "frame": [0, \#($0 * 16), 80, 16]}"#
    }
    let effects = moments.map {
      #"{"after": \#($0), "element": "t\#($0)", "set": {"label": "after \#($0)"}}"#
    }
    app.launchArguments = [
      "-tree",
      """
      {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
        {"type": "button", "label": "Go", "frame": [0, 0, 80, 16],
          "onTap": [\(effects.joined(separator: ", "))]},
        \(texts.joined(separator: ", "))]}
      """,
    ]
    app.launch()
    app.buttons["Go"].tap()
    return app
  }

  private func expectation(
    _ text: String, of app: XCUIApplication
  ) -> XCTNSPredicateExpectation {
    XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts[text])
  }

  func testEventsOfAllAppsAreSeenInOrder() {
    var seen: [String] = []
    let late = expectation("after 2", of: one)
    let early = expectation("after 1", of: two)
    let (one, two) = (one, two)
    // The handlers are called on the thread where the test waits.
    nonisolated(unsafe) let note = { seen.append($0) }
    early.handler = {
      note("two, while one shows \(one.staticTexts["after 2"].exists)")
      return true
    }
    late.handler = {
      note("one, while two shows \(two.staticTexts["after 1"].exists)")
      return true
    }
    XCTAssertEqual(XCTWaiter().wait(for: [late, early], timeout: 5), .completed)
    XCTAssertEqual(seen, ["two, while one shows false", "one, while two shows true"])
    expectBothToBeAt(2)
  }

  func testATimeoutAppliesToAllApps() {
    let never = [expectation("never", of: one), expectation("never", of: two)]
    XCTAssertEqual(XCTWaiter().wait(for: never, timeout: 5), .timedOut)
    expectBothToBeAt(5)
  }

  func testTheOrderIsThatOfTheAppsTimes() {
    XCTAssertEqual(
      XCTWaiter().wait(
        for: [expectation("after 1", of: two), expectation("after 2", of: one)], timeout: 5,
        enforceOrder: true), .completed)
    expectBothToBeAt(2)
  }

  func testAViolatedOrderEndsTheWait() {
    XCTAssertEqual(
      XCTWaiter().wait(
        for: [expectation("after 2", of: one), expectation("after 1", of: two)], timeout: 5,
        enforceOrder: true), .incorrectOrder)
    expectBothToBeAt(1)
  }

  func testABlockWaitsInTheTimeOfEachOfItsApps() {
    let (one, two) = (one, two)
    let isThere = NSPredicate { _, _ in
      // The second app gets a request only after the first has answered.
      one.staticTexts["after 2"].exists && two.staticTexts["after 1"].exists
    }
    let expected = XCTNSPredicateExpectation(predicate: isThere, object: nil)
    XCTAssertEqual(XCTWaiter().wait(for: [expected], timeout: 5), .completed)
    expectBothToBeAt(2)
  }

  func testAnUnfulfilledBlockWaitsEquallyLongInEachApp() {
    let (one, two) = (one, two)
    let never = NSPredicate { _, _ in
      two.staticTexts["after 1"].exists && one.staticTexts["never"].exists
    }
    let expected = XCTNSPredicateExpectation(predicate: never, object: nil)
    XCTAssertEqual(XCTWaiter().wait(for: [expected], timeout: 5), .timedOut)
    expectBothToBeAt(5)
  }

  func testAFulfilledInvertedExpectationEndsTheWait() {
    let inverted = expectation("after 1", of: two)
    inverted.isInverted = true
    XCTAssertEqual(
      XCTWaiter().wait(for: [expectation("after 2", of: one), inverted], timeout: 5),
      .invertedFulfillment)
    expectBothToBeAt(1)
  }

  /// Checks that the texts for six seconds appear in both apps at that time and not earlier.
  private func expectBothToBeAt(_ elapsed: Double, line: UInt = #line) {
    for app in [one, two] { expect(app, toBeAt: elapsed, line: line) }
  }

  private func expect(_ app: XCUIApplication, toBeAt elapsed: Double, line: UInt = #line) {
    let last = app.staticTexts["after 6"]
    XCTAssertFalse(last.waitForExistence(timeout: 5.9 - elapsed), "\(app) is late", line: line)
    XCTAssertTrue(last.waitForExistence(timeout: 0.2), "\(app) is early", line: line)
  }
}
