import Foundation
import XCTest

@testable import XCUIAutomation

/// Tests during which an unrelated app of an earlier test still runs.
final class ForeignAppTests: XCTestCase {
  override class func setUp() { XCUIApplication(url: Fixture.agent).launch() }

  override class func tearDown() { XCUIApplication(url: Fixture.agent).terminate() }

  /// Returns a flag that becomes true after a real time.
  private func flag(after seconds: TimeInterval) -> Flag {
    let flag = Flag()
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { flag.isUp = true }
    return flag
  }

  // Sendable is unchecked because only the main thread uses it.
  private final class Flag: @unchecked Sendable {
    var isUp = false
  }

  func testABlockWithoutAnAppIsAwaitedInRealTime() {
    let flag = flag(after: 0.2)
    let isUp = NSPredicate { _, _ in flag.isUp }
    wait(for: [XCTNSPredicateExpectation(predicate: isUp, object: nil)], timeout: 20)
    XCTAssertTrue(flag.isUp)
  }

  func testABlockAboutAnAppIsAwaitedInAppTime() {
    let app = XCUIApplication(url: Fixture.agent)
    let exists = NSPredicate { _, _ in app.buttons["Login"].exists }
    wait(for: [XCTNSPredicateExpectation(predicate: exists, object: nil)], timeout: 20)
    let appears = NSPredicate { _, _ in app.staticTexts["Success"].exists }
    let start = Date()
    let result = XCTWaiter().wait(
      for: [XCTNSPredicateExpectation(predicate: appears, object: nil)], timeout: 600)
    XCTAssertEqual(result, .timedOut)
    XCTAssertLessThan(Date().timeIntervalSince(start), 300)
  }
}
