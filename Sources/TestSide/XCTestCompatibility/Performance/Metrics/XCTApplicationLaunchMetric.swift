import Foundation

/// A metric for the time that an app takes to launch.
///
/// Each run of the block must launch an app; the times of several launches are added. The time is that of
/// `XCUIApplication.launch()`, which returns when the app is responsive, so the option to wait for that
/// has no effect.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private let recorder = LaunchRecorder()

  /// Creates a launch metric.
  public override init() {}

  /// Creates a launch metric, which measures until the app is responsive in either case.
  public init(waitUntilResponsive: Bool) {}

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTApplicationLaunchMetric() }

  /// Starts measuring.
  open func willBeginMeasuring() { recorder.begin() }

  /// Stops measuring.
  open func didStopMeasuring() { recorder.end() }

  /// Returns the time of the launch, in seconds.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [try recorder.measurement(for: "XCTApplicationLaunchMetric")]
  }
}
