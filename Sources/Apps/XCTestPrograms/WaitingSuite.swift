import Foundation
import XCTest
import XCUIAutomation

/// Consecutive waits, both valid and invalid ones.
final class WaitingSuite: XCTestCase {
  private static let tree = """
    {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
      {"type": "staticText", "identifier": "idle", "frame": [0, 0, 80, 16]},
      {"type": "staticText", "identifier": "busy", "hidden": true, "frame": [0, 16, 80, 16]},
      {"type": "button", "label": "Go", "frame": [0, 32, 80, 16], "onTap": [
        {"element": "idle", "set": {"hidden": true}},
        {"element": "busy", "set": {"hidden": false}}]}]}
    """

  private var app = XCUIApplication()
  private var idle: XCUIElement { app.staticTexts["idle"] }
  private var busy: XCUIElement { app.staticTexts["busy"] }

  override func setUp() {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    app = XCUIApplication(url: package.appendingPathComponent("Fixtures/Agents/agent.py"))
    app.launchArguments = ["-tree", Self.tree]
    app.launch()
  }

  private func appearing(_ element: XCUIElement) -> XCTestExpectation {
    expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: element, handler: nil)
  }

  private func waitToAppear(_ element: XCUIElement) {
    _ = appearing(element)
    waitForExpectations(timeout: 1, handler: nil)
  }

  func testFulfilledByHandFirst() {
    wait(for: [appearing(idle)], timeout: 1)
    app.buttons["Go"].tap()
    waitToAppear(busy)
    let plain = expectation(description: "plain")
    DispatchQueue.main.async { plain.fulfill() }
    waitForExpectations(timeout: 10)
    let handled = expectation(description: "handled")
    handled.fulfill()
    waitForExpectations(timeout: 10) { print("Handled: \($0 == nil)") }
  }

  func testAgainAfterAFailure() {
    waitToAppear(busy)
    app.buttons["Go"].tap()
    waitToAppear(busy)
    waitToAppear(idle)
    expectation(description: "other").fulfill()
    waitForExpectations(timeout: 10)
  }

  func testUnfulfilledWithOthers() {
    expectation(description: "of no app").isInverted = true
    _ = appearing(busy)
    waitForExpectations(timeout: 1) { print("In vain: \($0 != nil)") }
    waitToAppear(idle)
  }

  func testUnfulfilledByHandFirst() {
    wait(for: [appearing(busy)], timeout: 1)
    waitToAppear(idle)
  }

  func testUnfulfilledAsExpected() {
    XCTExpectFailure { wait(for: [appearing(busy)], timeout: 1) }
    waitToAppear(idle)
  }

  func testWaiterOfItsOwnFirst() {
    XCTAssertEqual(XCTWaiter().wait(for: [appearing(idle)], timeout: 1), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: [appearing(busy)], timeout: 1), .timedOut)
    waitToAppear(idle)
  }

  func testUnfulfilledInATaskFirst() async {
    await fulfillment(of: [appearing(busy)], timeout: 1)
    await fulfillment(of: [appearing(idle)], timeout: 1)
    waitToAppear(idle)
  }

  func testWaitsTwice() {
    let expected = appearing(idle)
    wait(for: [expected], timeout: 1)
    wait(for: [expected], timeout: 1)
    print("Still here")
  }

  func testExpectsTwice() {
    let expected = appearing(idle)
    print("Twice: \(XCTWaiter.wait(for: [expected, expected], timeout: 1) == .interrupted)")
  }

  func testWaiterWaitsTwice() {
    let waiter = XCTWaiter()
    waiter.wait(for: [appearing(idle)], timeout: 1)
    let result = waiter.wait(for: [appearing(idle)], timeout: 1)
    print("Again: \(result == .interrupted)")
    waitForExpectations(timeout: 1)
  }

  func testExpectsNothing() { waitForExpectations(timeout: 1) }

  func testNobodyWaits() {
    waitToAppear(idle)
    _ = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: idle, handler: nil)
  }

  func testWaitsForNoNumber() {
    wait(for: [appearing(idle)], timeout: .nan)
    print("Went on")
  }

  func testWaiterWaitsForNoNumber() {
    let result = XCTWaiter.wait(for: [appearing(idle)], timeout: .nan)
    print("Interrupted: \(result == .interrupted)")
  }

  static var allTests: [(String, (WaitingSuite) -> () throws -> Void)] {
    [
      ("testFulfilledByHandFirst", testFulfilledByHandFirst),
      ("testAgainAfterAFailure", testAgainAfterAFailure),
      ("testUnfulfilledWithOthers", testUnfulfilledWithOthers),
      ("testUnfulfilledByHandFirst", testUnfulfilledByHandFirst),
      ("testUnfulfilledAsExpected", testUnfulfilledAsExpected),
      ("testWaiterOfItsOwnFirst", testWaiterOfItsOwnFirst),
      ("testUnfulfilledInATaskFirst", asyncTest(testUnfulfilledInATaskFirst)),
      ("testWaitsTwice", testWaitsTwice), ("testExpectsTwice", testExpectsTwice),
      ("testWaiterWaitsTwice", testWaiterWaitsTwice), ("testExpectsNothing", testExpectsNothing),
      ("testNobodyWaits", testNobodyWaits), ("testWaitsForNoNumber", testWaitsForNoNumber),
      ("testWaiterWaitsForNoNumber", testWaiterWaitsForNoNumber),
    ]
  }
}
