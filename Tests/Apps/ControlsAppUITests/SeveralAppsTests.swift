import XCUIAutomation

/// A wait for two apps, one of which needs real time.
final class SeveralAppsTests: XCTestCase {
  func testARealTimeEventEndsTheWaitForBothApps() {
    let app = Rig.launch("timers")
    let other = XCUIApplication(bundleIdentifier: "CrowdedScreen")
    other.launch()
    app.buttons["Soon"].tap()
    XCTAssertTrue(app.staticTexts["Soon is due"].waitForExistence(timeout: 60))
    app.buttons["Dispatch"].tap()
    app.buttons["Clock"].tap()
    let due = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Dispatch is due'"), object: app.staticTexts["seen"])
    let there = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: other.buttons.firstMatch)
    XCTAssertEqual(XCTWaiter().wait(for: [there, due], timeout: 20), .completed)
    let never = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: other.buttons["never"])
    let clock = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Clock is due'"), object: app.staticTexts["seen"])
    XCTAssertEqual(XCTWaiter().wait(for: [clock, never], timeout: 1), .timedOut)
    XCTAssertEqual(app.staticTexts["seen"].label, "Dispatch is due")
  }
}
