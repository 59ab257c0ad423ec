import XCTest
import XCUIAutomation

/// A custom metric.
final class WidgetMetric: NSObject, XCTMetric {
  private var widgets = 0.0

  func copy(with zone: NSZone? = nil) -> Any { WidgetMetric() }

  func didStopMeasuring() { widgets += 1.5 }

  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.example.widgets", displayName: "Widgets",
        value: Measurement(value: widgets, unit: Unit(symbol: "w")), polarity: .prefersLarger)
    ]
  }
}

final class MeasureSuite: XCTestCase {
  func testOwnMetric() {
    var runs = 0
    measure(metrics: [WidgetMetric()]) { runs += 1 }
    XCTAssertEqual(runs, 6)
  }

  func testAllMetrics() {
    let options = XCTMeasureOptions.default
    options.iterationCount = 2
    let metrics: [any XCTMetric] = [
      XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric(),
    ]
    measure(metrics: metrics, options: options) { XCTAssertFalse(ProcessInfo().arguments.isEmpty) }
  }

  func testThreadTime() {
    measure(metrics: [XCTCPUMetric(limitingToCurrentThread: true)]) {}
  }

  func testOptionsAlone() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(options: options) {}
  }

  func testManualStartAndStop() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    measure(metrics: [WidgetMetric()], options: options) {
      startMeasuring()
      stopMeasuring()
    }
  }

  func testToolchainsMeasure() {
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
      startMeasuring()
      stopMeasuring()
    }
  }

  func testWithoutLabel() {
    func work() {}
    measure(work)
  }

  static var allTests: [(String, (MeasureSuite) -> () throws -> Void)] {
    [
      ("testOwnMetric", testOwnMetric), ("testAllMetrics", testAllMetrics),
      ("testThreadTime", testThreadTime), ("testOptionsAlone", testOptionsAlone),
      ("testManualStartAndStop", testManualStartAndStop),
      ("testToolchainsMeasure", testToolchainsMeasure), ("testWithoutLabel", testWithoutLabel),
    ]
  }
}
