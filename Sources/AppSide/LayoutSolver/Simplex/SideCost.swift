/// The cost of a row being above zero, or of it being below.
struct SideCost: Sendable {
  /// The claim that the row shouldn't be on this side.
  enum Claim: Equatable, Sendable {
    case none
    case required
    case optional(Float)
    case stay
  }

  var claim: Claim
  /// The level at which the claim counts at present, or `PriorityLevels.none`.
  var level = PriorityLevels.none
  /// The cost of one unit at that level.
  var weight = 1.0
  /// The cost of one unit at the tie level, which all optional claims share.
  var tie = 0.0

  /// Returns the cost of one unit at a level.
  func amount(at level: Int, tieLevel: Int) -> Double {
    guard self.level >= 0 else { return 0 }
    if level == self.level { return weight }
    return level == tieLevel ? tie : 0
  }

  /// Updates the level and the tie weight to match the claim and the row's mode.
  mutating func refresh(_ mode: SimplexRow.Mode, tie: Double, _ levels: PriorityLevels) {
    level = PriorityLevels.none
    if mode != .removed && mode != .free {
      switch claim {
      case .none: break
      case .required where mode == .broken: break
      case .required: level = mode == .trial ? PriorityLevels.trial : PriorityLevels.required
      case .optional(let priority): level = levels.level(of: priority) ?? PriorityLevels.none
      case .stay: level = levels.stay
      }
    }
    self.tie = levels.isOptional(level) ? tie : 0
  }
}
