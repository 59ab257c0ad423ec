import VirtualClock

/// Real time, for waits and limits of the loop that the app's clock must not stop.
package enum RealTime {
  /// The present moment.
  package static var now: ContinuousClock.Instant { inside { .now } }

  /// Runs a block in which this thread sees real time and waits in it.
  package static func inside<Result>(_ body: () -> Result) -> Result {
    let before = virtual_clock_use_real_time(true)
    defer { _ = virtual_clock_use_real_time(before) }
    return body()
  }

  /// Makes this thread use real time until it ends.
  package static func useOnThisThread() { _ = virtual_clock_use_real_time(true) }
}
