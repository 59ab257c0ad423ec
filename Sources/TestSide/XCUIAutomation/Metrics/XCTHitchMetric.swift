import Foundation
import XCTestCompatibility

/// A metric for late frames on Apple's platforms.
///
/// Apps on this platform draw only after changes, not at a steady rate, so a test with this metric fails
/// with an explanation.
open class XCTHitchMetric: NSObject, XCTMetric {
  private let application: XCUIApplication

  /// Creates a metric for an app, which fails the test on Linux.
  public init(application: XCUIApplication) { self.application = application }

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTHitchMetric(application: application) }

  /// Throws an error on Linux.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MeasurementError(.noFrames, "XCTHitchMetric")
  }
}
