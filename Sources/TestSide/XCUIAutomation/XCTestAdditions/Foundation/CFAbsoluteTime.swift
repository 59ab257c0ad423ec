import Foundation

/// Seconds since the beginning of 2001, in UTC, as Core Foundation declares it.
public typealias CFAbsoluteTime = Double

/// A length of time in seconds, as Core Foundation declares it.
public typealias CFTimeInterval = Double

/// The time now, in seconds since the beginning of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
