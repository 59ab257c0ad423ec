/// The rounds in which an app does the work of one moment until nothing is left.
///
/// Each round of work may make more work for the same moment, so there is a limit.
struct Settling {
  /// How much work of one moment is done before the app counts as restless.
  struct Limits: Equatable {
    var roundCount: Int
    /// Pieces of work on the clock in one round.
    var workCount: Int

    /// Far more than real work of one moment needs.
    static let resting = Limits(roundCount: 10_000, workCount: 50_000)
    /// Enough for long work in small pieces to make progress, and few enough for the app to answer at once.
    static let restless = Limits(roundCount: 50, workCount: 100)
  }

  /// What was done in one round.
  struct Round {
    /// Whether the main queue had work.
    var ranMainQueue = false
    /// Pieces of work on the clock that were due.
    var dueCount = 0
    /// Whether there was anything for the end of a turn, such as layout.
    var flushed = false

    fileprivate var didWork: Bool { ranMainQueue || dueCount > 0 || flushed }
  }

  /// How settling ended.
  enum Outcome: Equatable {
    /// Nothing is left to do.
    case settled(hadWork: Bool)
    /// The app gives itself new work again and again.
    case restless
  }

  /// How much may be done.
  let limits: Limits
  private var roundCount = 0

  init(limits: Limits) { self.limits = limits }

  /// Whether no round has ended yet.
  var isFirstRound: Bool { roundCount == 0 }

  /// Ends a round.
  ///
  /// - Parameter hasMore: Whether the main queue has new work.
  /// - Returns: The outcome; nil when another round has to follow.
  mutating func end(_ round: Round, hasMore: Bool) -> Outcome? {
    if round.dueCount == limits.workCount { return .restless }
    if !round.didWork && !hasMore { return .settled(hadWork: roundCount > 0) }
    roundCount += 1
    return roundCount < limits.roundCount ? nil : .restless
  }
}
