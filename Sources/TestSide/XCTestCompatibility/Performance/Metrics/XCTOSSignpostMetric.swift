import Foundation

/// A metric for the intervals between signposts on Apple's platforms.
///
/// Linux has no signposts, so a test with this metric fails with an explanation. The exception is the
/// launch of an app, which is measured without signposts.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  private enum Subject {
    case launch
    case signpost(String)
  }

  private let subject: Subject
  private let recorder = LaunchRecorder()

  /// Creates a metric for a signpost, which fails the test on Linux.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem of the signpost.
  ///   - category: The category of the signpost.
  ///   - name: The name of the signpost.
  public init(subsystem: String, category: String, name: String) {
    subject = .signpost("The signpost '\(name)' of '\(subsystem)', category '\(category)',")
  }

  private init(_ subject: Subject) { self.subject = subject }

  /// A metric for the launch of an app; see `XCTApplicationLaunchMetric`.
  open class var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(.launch) }

  /// A metric for navigation transitions, which fails the test on Linux.
  open class var navigationTransitionMetric: any XCTMetric { missing("navigationTransitionMetric") }

  /// A metric for custom navigation transitions, which fails the test on Linux.
  open class var customNavigationTransitionMetric: any XCTMetric {
    missing("customNavigationTransitionMetric")
  }

  /// A metric for scrolling and deceleration, which fails the test on Linux.
  open class var scrollingAndDecelerationMetric: any XCTMetric {
    missing("scrollingAndDecelerationMetric")
  }

  /// A metric for the deceleration of scrolling, which fails the test on Linux.
  open class var scrollDecelerationMetric: any XCTMetric { missing("scrollDecelerationMetric") }

  /// A metric for scrolling with a finger, which fails the test on Linux.
  open class var scrollDraggingMetric: any XCTMetric { missing("scrollDraggingMetric") }

  private class func missing(_ name: String) -> XCTOSSignpostMetric {
    XCTOSSignpostMetric(.signpost("XCTOSSignpostMetric.\(name)"))
  }

  /// Returns a copy of the metric.
  open func copy(with zone: NSZone? = nil) -> Any { XCTOSSignpostMetric(subject) }

  /// Starts measuring.
  open func willBeginMeasuring() { if case .launch = subject { recorder.begin() } }

  /// Stops measuring.
  open func didStopMeasuring() { if case .launch = subject { recorder.end() } }

  /// Returns the time of the launch, in seconds; throws an error for other signposts.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    switch subject {
    case .launch: [try recorder.measurement(for: "XCTOSSignpostMetric.applicationLaunch")]
    case .signpost(let name): throw MeasurementError(.noSignposts, name)
    }
  }
}
