import XCTest

@testable import XCUIAutomation

/// Metrics for an app in another process.
final class AppMetricsTests: XCTestCase {
  private let app = XCUIApplication(url: Fixture.agent)

  private func measured(
    _ metric: any XCTMetric, _ block: () -> Void = {}
  ) throws -> [XCTPerformanceMeasurement] {
    let start = XCTPerformanceMeasurementTimestamp()
    metric.willBeginMeasuring()
    block()
    metric.didStopMeasuring()
    return try metric.reportMeasurements(from: start, to: XCTPerformanceMeasurementTimestamp())
  }

  func testARunningApp() throws {
    app.launch()
    defer { app.terminate() }
    let processor = try measured(XCTCPUMetric(application: app)) { XCTAssertTrue(app.exists) }
    XCTAssertGreaterThan(try XCTUnwrap(processor.first).doubleValue, 0)
    let memory = try measured(XCTMemoryMetric(application: app))
    XCTAssertEqual(memory.map(\.displayName), ["Memory Physical", "Memory Peak Physical"])
    XCTAssertGreaterThan(memory[1].doubleValue, 1_000)
    XCTAssertGreaterThanOrEqual(
      try XCTUnwrap(measured(XCTStorageMetric(application: app)).first).doubleValue, 0)
  }

  func testAnAppLaunchedDuringTheMeasurementGrowsFromZero() throws {
    defer { app.terminate() }
    let memory = try measured(XCTMemoryMetric(application: app)) { app.launch() }
    XCTAssertGreaterThan(memory[0].doubleValue, 1_000)
    XCTAssertLessThanOrEqual(memory[0].doubleValue, memory[1].doubleValue)
    let again = try measured(XCTMemoryMetric(application: app)) { app.launch() }
    XCTAssertGreaterThan(again[0].doubleValue, 1_000, "it is another process")
  }

  func testAnAppThatEndsDuringTheMeasurement() {
    app.launch()
    XCTAssertThrowsError(try measured(XCTCPUMetric(application: app)) { app.terminate() }) {
      error in
      XCTAssertEqual(error as? MeasurementError, MeasurementError(.appNotRunning, "agent.py"))
    }
  }
}
