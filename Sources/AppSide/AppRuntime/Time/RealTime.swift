import VirtualClock

/// Real time, for what the app's clock must not stop: the loop's own waits and limits.
package enum RealTime {
  /// The present moment.
  package static var now: ContinuousClock.Instant { inside { .now } }

  /// Runs a block in which this thread sees real time and waits in it.
  package static func inside<Result>(_ body: () -> Result) -> Result {
    let before = virtual_clock_use_real_time(true)
    defer { _ = virtual_clock_use_real_time(before) }
    return body()
  }

  /// Lets this thread have real time for as long as it lives.
  package static func useOnThisThread() { _ = virtual_clock_use_real_time(true) }
}
