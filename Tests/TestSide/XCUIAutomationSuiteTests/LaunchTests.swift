import XCTest

/// Launch tests as in Xcode's template, and other overrides in test suites.
final class LaunchTests: XCTestCase {
  private static var shown: [String] = []

  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

  override func setUpWithError() throws { continueAfterFailure = false }

  override class func setUp() { shown = [] }

  @MainActor
  func testLaunch() throws {
    let device = XCUIDevice.shared
    Self.shown.append(
      "\(device.appearance == .dark ? "dark" : "light"), \(device.orientation.isLandscape)")
  }

  override class func tearDown() {
    precondition(shown == ["light, false", "dark, false", "light, true", "dark, true"], "\(shown)")
  }
}

final class RecordingTests: XCTestCase {
  private var texts: [String] = []

  override func record(_ issue: XCTIssue) { texts.append(issue.compactDescription) }

  func testEveryFailureIsRecordedHereFirst() {
    XCTAssertEqual(1, 2, "one is not two")
    XCTFail("on purpose")
    record(XCTIssue(type: .assertionFailure, compactDescription: "by hand"))
    XCUIApplication(bundleIdentifier: "com.example.nobody").tap()
    XCTAssert(texts.count == 4)
    XCTAssert(texts[0].contains("one is not two") && texts[1].contains("on purpose"))
    XCTAssert(texts[2] == "by hand")
  }

  func testATestCaseIsMadeForItsExpectations() {
    let expectation = XCTestCase().expectation(description: "made")
    expectation.fulfill()
    XCTAssert(XCTWaiter.wait(for: [expectation], timeout: 1) == .completed)
  }
}

@MainActor
final class MainActorListTests: XCTestCase {
  private var steps = 1

  func testSynchronous() { XCTAssertEqual(steps, 1) }

  func testThrowing() throws { XCTAssertEqual(try XCTUnwrap(Optional(steps)), 1) }
}

final class OneMainActorTests: XCTestCase {
  @MainActor
  func testOnTheMainActor() { XCTAssertTrue(Thread.isMainThread) }
}

final class ExpectedFailureTests: XCTestCase {
  func testAnExpectedFailureOfAnAppIsNotRecorded() {
    XCTExpectFailure("known") {
      XCUIApplication(bundleIdentifier: "com.example.nobody").buttons["nope"].tap()
    }
    XCTExpectFailure("known too") { XCTFail("on purpose") }
    // Requests after an expected failure are still carried out.
    let device = XCUIDevice.shared
    let orientation = device.orientation
    device.orientation = .landscapeRight
    XCTAssertEqual(device.orientation, .landscapeRight)
    device.orientation = orientation
  }
}
