import Foundation

/// Measures how long the intervals between signposts are, on Apple's platforms.
///
/// Linux has no signposts, so a test that measures them fails and says so, except for the launch of
/// an app, which is measured in another way.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  private enum Subject {
    case launch
    case signpost(String)
  }

  private let subject: Subject
  private let recorder = LaunchRecorder()

  /// Makes a metric of a signpost, which makes a test fail on Linux.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem that sets it.
  ///   - category: Its category.
  ///   - name: Its name.
  public init(subsystem: String, category: String, name: String) {
    subject = .signpost("The signpost '\(name)' of '\(subsystem)', category '\(category)',")
  }

  private init(_ subject: Subject) { self.subject = subject }

  /// The launch of an app; see `XCTApplicationLaunchMetric`.
  open class var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(.launch) }

  /// Moving from screen to screen, which makes a test fail on Linux.
  open class var navigationTransitionMetric: any XCTMetric { missing("navigationTransitionMetric") }

  /// Moving from screen to screen in an own way, which makes a test fail on Linux.
  open class var customNavigationTransitionMetric: any XCTMetric {
    missing("customNavigationTransitionMetric")
  }

  /// Scrolling and coming to rest, which makes a test fail on Linux.
  open class var scrollingAndDecelerationMetric: any XCTMetric {
    missing("scrollingAndDecelerationMetric")
  }

  /// Coming to rest after scrolling, which makes a test fail on Linux.
  open class var scrollDecelerationMetric: any XCTMetric { missing("scrollDecelerationMetric") }

  /// Scrolling with a finger, which makes a test fail on Linux.
  open class var scrollDraggingMetric: any XCTMetric { missing("scrollDraggingMetric") }

  private class func missing(_ name: String) -> XCTOSSignpostMetric {
    XCTOSSignpostMetric(.signpost("XCTOSSignpostMetric.\(name)"))
  }

  /// Makes the same metric once more.
  open func copy(with zone: NSZone? = nil) -> Any { XCTOSSignpostMetric(subject) }

  /// Begins to measure.
  open func willBeginMeasuring() { if case .launch = subject { recorder.begin() } }

  /// Ends measuring.
  open func didStopMeasuring() { if case .launch = subject { recorder.end() } }

  /// The time of the launch, in seconds; an error for anything else.
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
