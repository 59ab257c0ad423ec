import Foundation

/// The activity of an app that can't be virtual, at one moment.
public struct RealActivity: Sendable {
  /// Whether activity is in progress.
  public var isUnderWay: Bool
  /// Whether a thread sleeps until an unknown moment.
  var hasSleepers = false
  /// The time, in real seconds, until a timer outside the app's clock is due or a sleeping thread
  /// wakes up.
  public var next: TimeInterval?
  /// Whether a timer outside the app's clock may be pending without being visible, such as one that
  /// has just fired.
  public var mayHaveTimers = false

  /// Returns whether activity continues or begins within a time.
  ///
  /// - Parameter length: A duration in seconds of app time, which passes as real time meanwhile.
  public func goesOn(within length: TimeInterval) -> Bool {
    isUnderWay || hasSleepers || next.map { $0 <= length } == true
  }

  /// Returns whether real time has to pass before the clock's next deadline, or before an end without one.
  ///
  /// - Parameters:
  ///   - now: The clock's time, in seconds of app time.
  ///   - deadline: The next deadline before the end.
  ///   - end: The end.
  func needsRealTime(
    from now: TimeInterval, to deadline: TimeInterval?, or end: TimeInterval
  ) -> Bool {
    goesOn(within: (deadline ?? end) - now) || deadline == nil && countsRealTime
  }

  /// Whether real time has to pass along with app time.
  ///
  /// Otherwise a timer outside the app's clock would never be due.
  public var countsRealTime: Bool { next != nil || mayHaveTimers }
}
