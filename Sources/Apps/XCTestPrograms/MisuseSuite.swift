import XCTest
import XCUIAutomation

/// Metrics that can't be measured, and incorrect uses of measuring.
final class MisuseSuite: XCTestCase {
  private func manual(_ options: XCTMeasureOptions.InvocationOptions) -> XCTMeasureOptions {
    let all = XCTMeasureOptions()
    all.invocationOptions = options
    return all
  }

  func testNoLaunch() { measure(metrics: [XCTApplicationLaunchMetric()]) {} }

  func testNoSignpostLaunch() { measure(metrics: [XCTOSSignpostMetric.applicationLaunch]) {} }

  func testSignpost() {
    let metric = XCTOSSignpostMetric(subsystem: "com.example", category: "app", name: "load")
    measure(metrics: [metric]) {}
  }

  func testScrolling() {
    measure(metrics: [XCTOSSignpostMetric.scrollingAndDecelerationMetric]) {}
  }

  func testHitches() { measure(metrics: [XCTHitchMetric(application: XCUIApplication())]) {} }

  func testAppThatDoesNotRun() {
    measure(metrics: [XCTMemoryMetric(application: XCUIApplication())]) {}
  }

  func testNoMetrics() { measure(metrics: []) {} }

  func testNoIterations() {
    let options = XCTMeasureOptions()
    options.iterationCount = 0
    measure(metrics: [XCTClockMetric()], options: options) {}
  }

  func testMeasuredTwice() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(metrics: [WidgetMetric()], options: options) {}
    measure(metrics: [WidgetMetric()]) {}
  }

  func testNeverStarted() {
    measure(metrics: [XCTClockMetric()], options: manual(.manuallyStart)) {}
  }

  func testStartedTwice() {
    measure(metrics: [XCTClockMetric()]) { startMeasuring() }
  }

  func testStoppedTwice() {
    measure(metrics: [XCTClockMetric()], options: manual(.manuallyStop)) {
      stopMeasuring()
      stopMeasuring()
    }
  }

  func testStoppedWithoutStart() {
    measure(metrics: [XCTClockMetric()], options: manual(.manuallyStart)) { stopMeasuring() }
  }

  func testStartedOutside() { startMeasuring() }

  func testFailureInBlock() {
    var runs = 0
    measure(metrics: [XCTClockMetric()]) {
      runs += 1
      XCTFail("in run \(runs)")
    }
  }

  static var allTests: [(String, (MisuseSuite) -> () throws -> Void)] {
    [
      ("testNoLaunch", testNoLaunch), ("testNoSignpostLaunch", testNoSignpostLaunch),
      ("testSignpost", testSignpost), ("testScrolling", testScrolling),
      ("testHitches", testHitches), ("testAppThatDoesNotRun", testAppThatDoesNotRun),
      ("testNoMetrics", testNoMetrics), ("testNoIterations", testNoIterations),
      ("testMeasuredTwice", testMeasuredTwice), ("testNeverStarted", testNeverStarted),
      ("testStartedTwice", testStartedTwice), ("testStoppedTwice", testStoppedTwice),
      ("testStoppedWithoutStart", testStoppedWithoutStart),
      ("testStartedOutside", testStartedOutside), ("testFailureInBlock", testFailureInBlock),
    ]
  }
}
