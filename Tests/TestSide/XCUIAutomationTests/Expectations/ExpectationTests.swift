import XCTest

@testable import XCUIAutomation

/// XCTest expectations of predicates about elements, as in test suites.
final class ExpectationTests: XCTestCase {
  private let app = XCUIApplication(url: Fixture.agent)
  private var start = ContinuousClock.now

  /// Every test takes two seconds or more of app time, and almost no real time.
  override func setUp() {
    super.setUp()
    app.launch()
    app.textFields["Username"].tap()
    app.typeText("test")
    app.secureTextFields["Password"].tap()
    app.typeText("1234")
    app.buttons["Login"].tap()
    start = .now
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  private var results: XCUIElement { app.staticTexts["results"] }

  func testAWaiterEndsWhenAnElementIsGone() {
    XCTAssertTrue(app.activityIndicators["spinner"].exists)
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == false"), object: app.activityIndicators["spinner"])
    XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 30), .completed)
    XCTAssertFalse(app.activityIndicators["spinner"].exists)
  }

  func testInvertedExpectationsWaitOnlyInAppTime() async {
    func never() -> XCTestExpectation {
      let other = NSPredicate(format: "label == 'Other'")
      let expectation = XCTNSPredicateExpectation(predicate: other, object: results)
      expectation.isInverted = true
      return expectation
    }
    wait(for: [never()], timeout: 1000)
    wait(for: [never()], timeout: 1000, enforceOrder: true)
    await fulfillment(of: [never()], timeout: 1000)
    expectation(for: NSPredicate(format: "label == 'Other'"), evaluatedWith: results).isInverted =
      true
    waitForExpectations(timeout: 1000)
    XCTAssertEqual(results.label, "Success")
    // Any of them would take longer.
    XCTAssertLessThan(start.duration(to: .now), .seconds(500))
  }

  func testAWaiterWaitsForAnAttribute() {
    let success = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == %@", "Success"), object: results)
    XCTAssertEqual(XCTWaiter().wait(for: [success], timeout: 5), .completed)
  }

  func testATestWaitsForSeveralAndForBlocks() {
    let label = expectation(
      for: NSPredicate(format: "label BEGINSWITH 'Succ' AND exists == true"),
      evaluatedWith: results)
    let block = XCTNSPredicateExpectation(
      predicate: NSPredicate { [app] _, _ in !app.activityIndicators["spinner"].exists },
      object: nil)
    let count = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == 0"), object: app.activityIndicators)
    wait(for: [label, block, count], timeout: 10)
    XCTAssertEqual(results.label, "Success")
  }

  func testAFailureShowsTheActualElements() {
    var texts: [String] = []
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      texts.append(issue.detailedDescription ?? "")
      return true
    }
    let wanted: [(String, XCUIElement)] = [
      ("label == 'Never'", results), ("exists == true", app.buttons["Logn"]),
      ("isHittable == true", app.buttons["Logn"]),
    ]
    XCTExpectFailure("none of them comes", options: options) {
      for (format, element) in wanted {
        let never = expectation(for: NSPredicate(format: format), evaluatedWith: element)
        wait(for: [never], timeout: 3)
      }
    }
    XCTAssertEqual(texts.count, wanted.count)
    XCTAssertTrue(texts.first?.contains("Element: StaticText, ") == true, "\(texts)")
    for text in texts {
      XCTAssertTrue(text.contains("Query: app."), text)
      XCTAssertTrue(text.contains("Last screen:"), text)
    }
    for text in texts.dropFirst() {
      XCTAssertTrue(text.contains("Matched: 0 elements, after 3.0 s of app time."), text)
      XCTAssertTrue(text.contains("Did you mean:"), text)
    }
  }

  func testAHangingAppIsReportedAsByAWait() throws {
    func failure(_ predicates: [NSPredicate]) throws -> String {
      let app = Fixture.launch(
        #"""
        {"type": "button", "label": "Go", "frame": [0, 0, 80, 16],
          "onTap": [{"after": 1, "hang": true}]}
        """#, answerTimeout: 0.2)
      app.buttons["Go"].tap()
      do {
        try attempting {
          let expectations = predicates.map {
            XCTNSPredicateExpectation(predicate: $0, object: app.buttons["Stop"])
          }
          _ = XCTWaiter().wait(for: expectations, timeout: 1.1)
        }
        return ""
      } catch {
        return "\(error)"
      }
    }
    let exists = NSPredicate(format: "exists == true")
    for predicates in [[exists], [exists, NSPredicate { _, _ in false }]] {
      let text = try failure(predicates)
      XCTAssertTrue(text.contains("Timed out while evaluating UI query."), text)
      XCTAssertTrue(text.contains("and was killed. Its main thread may be blocked."), text)
      XCTAssertFalse(text.contains("from outside"), text)
    }
  }

  @MainActor func testAllExpectationsOfATestAreWaitedFor() {
    expectation(
      for: NSPredicate(format: "label == 'Success'"), evaluatedWith: results, handler: nil)
    waitForExpectations(timeout: 10, handler: nil)
    XCTAssertEqual(results.label, "Success")
  }

  func testAHandlerIsCalled() {
    let app = self.app
    expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: results) {
      app.staticTexts["results"].label == "Success"
    }
    waitForExpectations(timeout: 10) { error in XCTAssertNil(error) }
  }

  @MainActor func testAPropertyIsObserved() {
    let label = XCTKVOExpectation(keyPath: "label", object: results, expectedValue: "Success")
    let gone = XCTKVOExpectation(keyPath: "exists", object: app.activityIndicators["spinner"])
    XCTAssertEqual(XCTWaiter.wait(for: [label, gone], timeout: 5), .completed)
    XCTAssertEqual(label.keyPath, "label")
    keyValueObservingExpectation(for: app.activityIndicators, keyPath: "count", expectedValue: 0)
    keyValueObservingExpectation(for: app.buttons["Login"], keyPath: "exists") { _, _ in true }
      .isInverted = true
    waitForExpectations(timeout: 1)
    XCTAssertEqual(results.label, "Success")
  }

  func testOnlyElementsCanBeObserved() {
    XCTExpectFailure("Linux has no key-value observing") {
      _ = XCTKVOExpectation(keyPath: "name", object: NSObject(), expectedValue: 1)
    } issueMatcher: {
      $0.compactDescription.contains("Linux has no key-value observing")
    }
  }

  @MainActor func testExpectationsDescribeThemselves() {
    let element = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == %@", "Success"), object: results)
    XCTAssertEqual(
      element.expectationDescription,
      #"Expect predicate `label == "Success"` for object "results" StaticText"#)
    let block = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in true }, object: nil)
    XCTAssertEqual(block.expectationDescription, "Expect predicate `BLOCKPREDICATE`")
    XCTAssertEqual(
      expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: app.buttons["Login"])
        .expectationDescription,
      #"Expect predicate `exists == 1` for object "Login" Button"#)
    waitForExpectations(timeout: 1)
  }

  func testAnOrderOfMixedExpectationsIsAwaitedInRealTime() {
    let plain = XCTestExpectation(description: "plain")
    plain.fulfill()
    // It would be fulfilled after two seconds of app time.
    let late = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Success'"), object: results)
    XCTAssertEqual(
      XCTWaiter.wait(for: [plain, late], timeout: 0.05, enforceOrder: true), .timedOut)
  }

  func testAnOrderOfElementExpectationsIsAwaitedInAppTime() {
    let spinning = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.activityIndicators["spinner"])
    let late = expectation(
      for: NSPredicate(format: "label == 'Success'"), evaluatedWith: results)
    wait(for: [spinning, late], timeout: 600, enforceOrder: true)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
  }

  func testAnUnfulfilledExpectationTakesNoRealTime() {
    let never = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Never'"), object: results)
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 3600), .timedOut)
    let inverted = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Never'"), object: results)
    inverted.isInverted = true
    XCTAssertEqual(XCTWaiter.wait(for: [inverted], timeout: 0.01), .completed)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
  }

  func testAnUnfulfilledExpectationFailsInXCTestsWords() {
    let never = expectation(
      for: NSPredicate(format: "label == 'Never'"), evaluatedWith: results)
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      issue.compactDescription.contains(
        "Exceeded timeout of 3.0 seconds, with unfulfilled expectations: "
          + "Expect predicate `label == \"Never\"` for object \"results\" StaticText")
    }
    XCTExpectFailure("it never comes", options: options)
    wait(for: [never], timeout: 3)
  }

  func testOtherExpectationsAreTheToolchains() {
    let plain = expectation(description: "plain")
    DispatchQueue.global().async { plain.fulfill() }
    waitForExpectations(timeout: 10)
    let object = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in true }, object: "anything")
    wait(for: [object], timeout: 10)
  }

  func testAsynchronousTestsWaitAsWell() async {
    let success = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Success'"), object: results)
    await fulfillment(of: [success], timeout: 10)
  }
}
