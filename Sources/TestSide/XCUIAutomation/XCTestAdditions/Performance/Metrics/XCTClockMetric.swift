import Foundation

/// Measures how much time passes.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Makes a metric of time.
  public override init() {}

  /// Makes the same metric once more.
  open func copy(with zone: NSZone? = nil) -> Any { XCTClockMetric() }

  /// The time between two moments, in seconds.
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
