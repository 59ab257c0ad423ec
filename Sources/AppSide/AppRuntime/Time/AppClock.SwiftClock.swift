extension AppClock {
  /// An app's clock as a Swift clock, for code that takes one: `some Clock<Duration>`.
  ///
  /// Its sleeps are work on the app's clock, so under automation they take no real time.
  public struct SwiftClock: Clock {
    /// A moment on an app's clock.
    public struct Instant: InstantProtocol {
      /// The time since the app's clock was made.
      public var time: Duration

      /// Returns the moment after a duration.
      public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

      /// Returns the duration from this moment to another one.
      public func duration(to other: Instant) -> Duration { other.time - time }

      /// Whether a moment comes before another one.
      public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private let clock: AppClock

    init(_ clock: AppClock) { self.clock = clock }

    /// The present moment.
    public var now: Instant { Instant(time: clock.moment.time) }

    /// The smallest difference between two moments.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends the calling task until a moment on the app's clock.
    ///
    /// - Parameters:
    ///   - deadline: The moment; if it is in the past, the call doesn't wait.
    ///   - tolerance: Has no effect.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
      try Task.checkCancellation()
      let rest = now.duration(to: deadline)
      if rest > .zero { try await clock.sleep(for: rest.seconds) }
    }
  }

  /// This clock as a Swift clock, for code that takes one.
  public nonisolated var swiftClock: SwiftClock { SwiftClock(self) }
}
