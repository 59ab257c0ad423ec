/// The rounds in which an app does the work of one moment until nothing is left.
///
/// Each round of work may make more work for the same moment, so there is a limit.
struct Settling {
  /// The maximum work of one moment before the app counts as restless.
  struct Limits: Equatable {
    var roundCount: Int
    /// The number of pieces of work on the clock in one round.
    var workCount: Int

    /// Far more than real work of one moment needs.
    static let resting = Limits(roundCount: 10_000, workCount: 50_000)
    /// Enough for long work in small pieces to make progress, and few enough for the app to answer at once.
    static let restless = Limits(roundCount: 50, workCount: 100)
  }

  /// The work that was done in one round.
  struct Round {
    /// Whether the main queue had work.
    var ranMainQueue = false
    /// The number of pieces of work on the clock that were due.
    var dueCount = 0
    /// Whether there was any end-of-turn work, such as layout.
    var flushed = false

    fileprivate var didWork: Bool { ranMainQueue || dueCount > 0 || flushed }
  }

  /// The outcome of settling.
  enum Outcome: Equatable {
    /// Nothing is left to do.
    case settled(hadWork: Bool)
    /// The app keeps giving itself new work.
    case restless
  }

  /// The maximum work.
  let limits: Limits
  private var roundCount = 0

  init(limits: Limits) { self.limits = limits }

  /// Whether no round has ended yet.
  var isFirstRound: Bool { roundCount == 0 }

  /// Ends a round.
  ///
  /// - Parameter hasMore: Whether the main queue has new work.
  /// - Returns: The outcome, or `nil` if another round has to follow.
  mutating func end(_ round: Round, hasMore: Bool) -> Outcome? {
    if round.dueCount == limits.workCount { return .restless }
    if !round.didWork && !hasMore { return .settled(hadWork: roundCount > 0) }
    roundCount += 1
    return roundCount < limits.roundCount ? nil : .restless
  }
}
