import Foundation

/// Measures how often an app draws too late, on Apple's platforms.
///
/// An app here draws when something has changed, not at a steady rate, so a test that measures this
/// fails and says so.
open class XCTHitchMetric: NSObject, XCTMetric {
  private let application: XCUIApplication

  /// Makes a metric of an app, which makes a test fail on Linux.
  public init(application: XCUIApplication) { self.application = application }

  /// Makes the same metric once more.
  open func copy(with zone: NSZone? = nil) -> Any { XCTHitchMetric(application: application) }

  /// An error, on Linux.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MeasurementError(.noFrames, "XCTHitchMetric")
  }
}
