import XCTest

/// The measurement of one block.
struct MeasurementRun {
  var testCase: XCTestCase
  var metrics: [any XCTMetric]
  var options: XCTMeasureOptions

  /// Runs a block as often as the options require.
  ///
  /// - Returns: The measurements, or an empty array if the test has failed in the block.
  func summaries(of block: () -> Void) throws -> [MeasurementSummary] {
    guard !metrics.isEmpty else { throw MeasurementError(.noMetrics) }
    guard options.iterationCount > 0 else {
      throw MeasurementError(.noIterations, "\(options.iterationCount)")
    }
    let hasMeasured = TestLifetimes.update(testCase) { lifetime in
      defer { lifetime.hasMeasured = true }
      return lifetime.hasMeasured
    }
    guard hasMeasured != true else { throw MeasurementError(.measuredBefore) }
    defer { TestLifetimes.update(testCase) { $0.measurement = nil } }

    let failures = testCase.testRun?.totalFailureCount
    var runs: [[XCTPerformanceMeasurement]] = []
    for number in 0...options.iterationCount {
      let iteration = try MeasurementIteration(metrics)
      TestLifetimes.update(testCase) { $0.measurement = iteration }
      if !options.invocationOptions.contains(.manuallyStart) { try iteration.start() }
      block()
      if iteration.isMisused || testCase.testRun?.totalFailureCount != failures { return [] }
      let measurements = try iteration.finish()
      if number > 0 { runs += measurements }
    }
    return MeasurementSummary.summaries(of: runs)
  }
}
