import Synchronization

/// What an app's clock shows, for any thread.
final class ClockMoment: Sendable {
  /// The nanoseconds of app time while the clock stands still; while it goes on, those to add to the time since
  /// `start`.
  private let nanoseconds = Atomic<Int64>(0)
  private let goesOn: Atomic<Bool>
  private let start = Mutex(ContinuousClock.now)

  /// Makes the moment zero.
  ///
  /// - Parameter goesOn: Whether it goes on with the process's time.
  init(goesOn: Bool) { self.goesOn = Atomic(goesOn) }

  /// The time since the clock was made.
  var time: Duration {
    let offset = Duration.nanoseconds(nanoseconds.load(ordering: .acquiring))
    guard goesOn.load(ordering: .acquiring) else { return offset }
    return offset + start.withLock { $0.duration(to: .now) }
  }

  /// Notes what a clock that stands still shows, in seconds.
  func set(_ seconds: Double) {
    guard !goesOn.load(ordering: .acquiring) else { return }
    nanoseconds.store(Int64(min(seconds, Self.longest) * 1e9), ordering: .releasing)
  }

  /// Lets it go on with the process's time from now on.
  func goOn() {
    start.withLock { $0 = .now }
    goesOn.store(true, ordering: .releasing)
  }

  /// In seconds; a longer time is no number of nanoseconds.
  private static let longest: Double = 9e9
}
