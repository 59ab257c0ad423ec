import Foundation

/// A metric for elapsed time.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Creates a time metric.
  public override init() {}

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTClockMetric() }

  /// Returns the time between two moments, in seconds.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let (start, end) = (startTime.absoluteTimeNanoSeconds, endTime.absoluteTimeNanoSeconds)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic",
        displayName: "Clock Monotonic Time", doubleValue: (Double(end) - Double(start)) / 1e9,
        unitSymbol: "s")
    ]
  }
}
