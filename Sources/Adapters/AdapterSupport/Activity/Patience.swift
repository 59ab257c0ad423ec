import AppRuntime
import Foundation

/// How long to wait for a program that may be at work.
///
/// Real time alone says little of a program that is slow: on a busy machine it gets few of the processors.
/// So the time in which the program computes, or could if it had a processor, has a limit of its own, against
/// which only the processor time that it was given counts.
@MainActor
public struct Patience {
  private let watch: ActivityWatch?
  private let limits: Limits
  private let start = RealTime.now
  /// When the limits are looked at again: none can be reached before.
  private var nextLook: ContinuousClock.Instant
  private var workAtStart: [Int32: ThreadWatch.Work]?

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - watch: What looks at the program; nil if it can't be looked at, so that all time counts.
  ///   - limits: How long to wait.
  public init(with watch: ActivityWatch?, _ limits: Limits) {
    self.watch = watch
    self.limits = limits
    // Most programs are done before it's worth a look at them.
    nextLook = start.advanced(by: Self.firstLook)
  }

  private static let firstLook = Duration.milliseconds(20)

  /// How long it is until the limits are looked at again, in real seconds.
  public var timeToLook: TimeInterval {
    max(0, RealTime.now.duration(to: nextLook) / .seconds(1))
  }

  /// Returns whether a limit is reached.
  public mutating func isOver() -> Bool {
    let now = RealTime.now
    guard now >= nextLook else { return false }
    let work = watch?.readWork() ?? [:]
    let before = workAtStart ?? work
    workAtStart = before
    let elapsed = start.duration(to: now) / .seconds(1)
    var running: TimeInterval = 0
    var busy: TimeInterval = 0
    for (thread, work) in work {
      // How long a thread has worked that wasn't there at the first look can't be told.
      guard let before = before[thread] else { continue }
      running = max(running, work.running - before.running)
      busy = max(busy, work.running + work.waiting - before.running - before.waiting)
    }
    let rest = limits.rest(afterIdling: max(0, elapsed - busy), working: running, inAll: elapsed)
    nextLook = now.advanced(by: .seconds(rest))
    return rest <= 0
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
    private static let whole: TimeInterval = 20

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - idle: The longest time while nothing of the program computes or could, in real seconds.
    ///   - work: The longest time while the busiest thread computes, in seconds of a processor.
    public init(idle: TimeInterval, work: TimeInterval) {
      self.idle = idle
      self.work = work
    }

    /// Returns the limits for a program that is waited for until it rests or answers.
    ///
    /// - Parameters:
    ///   - idle: The longest time while nothing of it computes, in real seconds.
    ///   - mayCompute: Whether it gets more time as long as it computes.
    public static func program(upTo idle: TimeInterval, mayCompute: Bool) -> Limits {
      Limits(idle: idle, work: mayCompute ? idle * 4 : idle)
    }

    /// Returns how long it is at least until a limit is reached, in real seconds.
    func rest(
      afterIdling idle: TimeInterval, working: TimeInterval, inAll elapsed: TimeInterval
    ) -> TimeInterval {
      min(self.idle - idle, work - working, max(self.idle, Self.whole) - elapsed)
    }
  }
}
