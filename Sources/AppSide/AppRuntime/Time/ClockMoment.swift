import Synchronization

/// The time on an app's clock, for any thread.
final class ClockMoment: Sendable {
  /// The nanoseconds of app time while the clock stands still; while it runs, the nanoseconds to add to the
  /// time since `start`.
  private let nanoseconds = Atomic<Int64>(0)
  private let goesOn: Atomic<Bool>
  private let start = Mutex(ContinuousClock.now)

  /// Makes a moment of zero.
  ///
  /// - Parameter goesOn: Whether the time passes with that of the process.
  init(goesOn: Bool) { self.goesOn = Atomic(goesOn) }

  /// The time since the clock was made.
  var time: Duration {
    let offset = Duration.nanoseconds(nanoseconds.load(ordering: .acquiring))
    guard goesOn.load(ordering: .acquiring) else { return offset }
    return offset + start.withLock { $0.duration(to: .now) }
  }

  /// Sets the time, in seconds, of a clock that stands still.
  func set(_ seconds: Double) {
    guard !goesOn.load(ordering: .acquiring) else { return }
    nanoseconds.store(Int64(min(seconds, Self.longest) * 1e9), ordering: .releasing)
  }

  /// Lets the time pass with that of the process from now on.
  func goOn() {
    start.withLock { $0 = .now }
    goesOn.store(true, ordering: .releasing)
  }

  /// The longest time, in seconds, that fits in a number of nanoseconds.
  private static let longest: Double = 9e9
}
