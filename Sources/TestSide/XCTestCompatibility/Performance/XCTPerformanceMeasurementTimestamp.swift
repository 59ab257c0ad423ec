import Foundation

/// A moment, as a time on a monotonic clock and as a date.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCTPerformanceMeasurementTimestamp: NSObject, @unchecked Sendable {
  /// The nanoseconds since an arbitrary moment, without the time that the machine sleeps.
  ///
  /// On Linux the clock is `CLOCK_MONOTONIC`.
  public let absoluteTime: UInt64
  /// The moment in the calendar.
  public let date: Date

  /// The nanoseconds since an arbitrary moment; the same as `absoluteTime` on Linux.
  open var absoluteTimeNanoSeconds: UInt64 { absoluteTime }

  /// Creates a timestamp.
  public init(absoluteTime: UInt64, date: Date) {
    self.absoluteTime = absoluteTime
    self.date = date
  }

  /// Creates a timestamp of the current moment.
  public convenience override init() {
    self.init(absoluteTime: ProcessorClock.now(CLOCK_MONOTONIC) ?? 0, date: Date())
  }
}
