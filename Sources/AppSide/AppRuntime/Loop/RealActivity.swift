import Foundation

/// What an app has under way that cannot be virtual, at the moment of a look.
public struct RealActivity {
  /// Whether something goes on right now.
  public var isUnderWay: Bool
  /// Whether a thread sleeps until a moment that nobody can see.
  var hasSleepers = false
  /// When the next timer is due that is not on the app's clock, or a sleeping thread wakes up, in real
  /// seconds from the look.
  public var next: TimeInterval?
  /// Whether a timer that is not on the app's clock may be pending though none can be seen; one that has
  /// just fired is on its way.
  public var mayHaveTimers = false

  /// Whether something of it will go on within a time.
  ///
  /// - Parameter length: Seconds of app time, which passes as real time does then.
  public func goesOn(within length: TimeInterval) -> Bool {
    isUnderWay || hasSleepers || next.map { $0 <= length } == true
  }

  /// Whether time that passes has to be real as well, or a timer that is not on the app's clock would
  /// stay as far away as it is, whenever it is due.
  public var countsRealTime: Bool { next != nil || mayHaveTimers }
}
