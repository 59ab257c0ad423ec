import AppRuntime
import Foundation

/// How long to wait for a program that may be at work.
///
/// Real time alone says little of a program that is slow: on a busy machine it gets few of the processors.
/// So the time in which the program computes, or could if it had a processor, has a limit of its own, and
/// of the former only what it was given counts.
@MainActor
public struct Patience {
  private let watch: ActivityWatch
  private let limits: Limits
  private let start: ContinuousClock.Instant
  private let workAtStart: [Int32: ThreadWatch.Work]

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - watch: What looks at the program.
  ///   - limits: How long to wait.
  public init(with watch: ActivityWatch, _ limits: Limits) {
    self.watch = watch
    self.limits = limits
    start = RealTime.now
    workAtStart = watch.readWork()
  }

  /// How long to wait before the limits are looked at again, in real seconds; zero or less when one is
  /// reached.
  public var rest: TimeInterval {
    let elapsed = start.duration(to: RealTime.now) / .seconds(1)
    var running: TimeInterval = 0
    var busy: TimeInterval = 0
    for (thread, work) in watch.readWork() {
      // How long one has worked that wasn't known at the start can't be told.
      guard let before = workAtStart[thread] else { continue }
      running = max(running, work.running - before.running)
      busy = max(busy, work.running + work.waiting - before.running - before.waiting)
    }
    return limits.rest(afterIdling: max(0, elapsed - busy), working: running, inAll: elapsed)
  }
}

extension Patience {
  /// The longest times to wait.
  public struct Limits: Hashable, Sendable {
    /// While no thread computes or could, in real seconds.
    public var idle: TimeInterval
    /// While the busiest thread computes, in seconds of a processor.
    public var work: TimeInterval
    /// In all, in real seconds: an adapter must answer before the test gives up, and may wait several times.
    public static let whole: TimeInterval = 20

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - idle: The longest time while nothing of the program computes or could, in real seconds.
    ///   - work: The longest time while the busiest thread computes, in seconds of a processor.
    public init(idle: TimeInterval, work: TimeInterval) {
      self.idle = idle
      self.work = work
    }

    /// Returns how long it is at least until a limit is reached, in real seconds.
    func rest(
      afterIdling idle: TimeInterval, working: TimeInterval, inAll elapsed: TimeInterval
    ) -> TimeInterval {
      min(self.idle - idle, work - working, max(self.idle, Self.whole) - elapsed)
    }
  }
}
