import Foundation

/// A quantity that can be measured while a block of code runs.
///
/// A test suite may declare its own metrics. A metric is copied for each run of the block.
public protocol XCTMetric: NSCopying, NSObjectProtocol {
  /// Returns the measurements of one run of the block.
  ///
  /// It is called after `didStopMeasuring()`.
  ///
  /// - Parameters:
  ///   - startTime: The time at which measuring started.
  ///   - endTime: The time at which measuring stopped.
  /// - Throws: An error if nothing could be measured; the test fails with it.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]

  /// Called before each run of the block, just before measuring starts.
  func willBeginMeasuring()

  /// Called after each run of the block, just after measuring stopped.
  func didStopMeasuring()
}

// These are optional requirements in Apple's protocol.
extension XCTMetric {
  /// Does nothing.
  public func willBeginMeasuring() {}

  /// Does nothing.
  public func didStopMeasuring() {}
}
