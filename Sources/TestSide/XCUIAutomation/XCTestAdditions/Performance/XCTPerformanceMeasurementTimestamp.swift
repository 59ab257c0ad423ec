import Foundation

/// A moment: on a clock that only goes forward, and in the calendar.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCTPerformanceMeasurementTimestamp: NSObject, @unchecked Sendable {
  /// Nanoseconds since some moment, not counted while the machine sleeps; on Linux,
  /// `CLOCK_MONOTONIC`.
  public let absoluteTime: UInt64
  /// The moment in the calendar.
  public let date: Date

  /// Nanoseconds since some moment; the same as `absoluteTime` on Linux.
  open var absoluteTimeNanoSeconds: UInt64 { absoluteTime }

  /// Makes a moment.
  public init(absoluteTime: UInt64, date: Date) {
    self.absoluteTime = absoluteTime
    self.date = date
  }

  /// Makes the present moment.
  public convenience override init() {
    self.init(absoluteTime: ProcessorClock.now(CLOCK_MONOTONIC) ?? 0, date: Date())
  }
}
