/// What it costs a row to be above zero, or to be below it.
struct SideCost: Sendable {
  /// Who asks that the row should not be there.
  enum Claim: Equatable, Sendable {
    case none
    case required
    case optional(Float)
    case stay
  }

  var claim: Claim
  /// The level at which the claim counts now, or `PriorityLevels.none`.
  var level = PriorityLevels.none
  /// What one unit costs at that level.
  var weight = 1.0
  /// What one unit costs at the tie level, which all optional claims share.
  var tie = 0.0

  /// What one unit costs at a level.
  func amount(at level: Int, tieLevel: Int) -> Double {
    guard self.level >= 0 else { return 0 }
    if level == self.level { return weight }
    return level == tieLevel ? tie : 0
  }

  /// Makes level and tie weight fit the claim and the mode of the row.
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
