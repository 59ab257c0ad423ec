import Foundation

/// Measures how long an app takes to launch.
///
/// Each run of the block must launch one; with several the times are added. The time is that of
/// `XCUIApplication.launch()`, which returns when the app can be used; so it makes no difference
/// whether the metric waits until the app is responsive.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private let recorder = LaunchRecorder()

  /// Makes a metric of the launch.
  public override init() {}

  /// Makes a metric of the launch, which ends when the app is responsive in any case.
  public init(waitUntilResponsive: Bool) {}

  /// Makes the same metric once more.
  open func copy(with zone: NSZone? = nil) -> Any { XCTApplicationLaunchMetric() }

  /// Begins to measure.
  open func willBeginMeasuring() { recorder.begin() }

  /// Ends measuring.
  open func didStopMeasuring() { recorder.end() }

  /// The time of the launch, in seconds.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [try recorder.measurement(for: "XCTApplicationLaunchMetric")]
  }
}
