import Foundation

/// Something that can be measured while a block of code runs.
///
/// A suite may declare metrics of its own. A metric is copied for each run of the block.
public protocol XCTMetric: NSCopying, NSObjectProtocol {
  /// What was measured in one run of the block.
  ///
  /// It is asked after `didStopMeasuring()`.
  ///
  /// - Parameters:
  ///   - startTime: When measuring began.
  ///   - endTime: When it ended.
  /// - Throws: When nothing could be measured; the test fails with the error.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]

  /// Called before each run of the block, just before measuring begins.
  func willBeginMeasuring()

  /// Called after each run of the block, just after measuring ended.
  func didStopMeasuring()
}

// Apple's protocol has them as optional requirements.
extension XCTMetric {
  /// Does nothing.
  public func willBeginMeasuring() {}

  /// Does nothing.
  public func didStopMeasuring() {}
}
