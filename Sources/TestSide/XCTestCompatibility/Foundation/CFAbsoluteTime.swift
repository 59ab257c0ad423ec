import Foundation

/// Seconds since the beginning of 2001 in UTC, as declared by Core Foundation.
public typealias CFAbsoluteTime = Double

/// A time interval in seconds, as declared by Core Foundation.
public typealias CFTimeInterval = Double

/// Returns the current time, in seconds since the beginning of 2001 in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
