import AppRuntime
import Foundation

/// A limited wait for a program that may be at work.
///
/// Real time alone says little about a slow program, because a busy machine gives it little processor
/// time. So the time in which the program computes, or would compute if it had a processor, has a separate
/// limit, against which only the processor time that it received counts.
@MainActor
public struct Patience {
  private let watch: ActivityWatch?
  private let limits: Limits
  private let start = RealTime.now
  /// The next time to check the limits; none can be reached before.
  private var nextLook: ContinuousClock.Instant
  private var workAtStart: [Int32: ThreadWatch.Work]?

  /// Starts a wait.
  ///
  /// - Parameters:
  ///   - watch: The watch of the program, or `nil` if it can't be watched and all time counts.
  ///   - limits: The longest times to wait.
  public init(with watch: ActivityWatch?, _ limits: Limits) {
    self.watch = watch
    self.limits = limits
    // Most programs are done before a check is worth its cost.
    nextLook = start.advanced(by: Self.firstLook)
  }

  private static let firstLook = Duration.milliseconds(20)

  /// The time until the next check of the limits, in real seconds.
  public var timeToLook: TimeInterval {
    max(0, RealTime.now.duration(to: nextLook) / .seconds(1))
  }

  /// Checks whether a limit is reached.
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
      // The work of a thread that didn't exist at the first look is unknown.
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
    /// The limit while no thread computes or is ready to, in real seconds.
    public var idle: TimeInterval
    /// The limit while the busiest thread computes, in seconds of processor time.
    public var work: TimeInterval
    /// The limit in all, in real seconds: an adapter may wait several times, and must answer before
    /// the test gives up.
    private static let whole: TimeInterval = 20

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - idle: The longest time while no thread of the program computes or is ready to, in real seconds.
    ///   - work: The longest time while the busiest thread computes, in seconds of processor time.
    public init(idle: TimeInterval, work: TimeInterval) {
      self.idle = idle
      self.work = work
    }

    /// Returns the limits for a wait until a program rests or answers.
    ///
    /// - Parameters:
    ///   - idle: The longest time while the program doesn't compute, in real seconds.
    ///   - mayCompute: Whether it gets more time while it computes.
    public static func program(upTo idle: TimeInterval, mayCompute: Bool) -> Limits {
      Limits(idle: idle, work: mayCompute ? idle * 4 : idle)
    }

    /// Returns the minimum time until a limit is reached, in real seconds.
    func rest(
      afterIdling idle: TimeInterval, working: TimeInterval, inAll elapsed: TimeInterval
    ) -> TimeInterval {
      min(self.idle - idle, work - working, max(self.idle, Self.whole) - elapsed)
    }
  }
}
