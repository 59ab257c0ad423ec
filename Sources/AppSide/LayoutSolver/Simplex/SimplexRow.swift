/// The state of one row: a linear expression that should be zero, or on one side of it.
struct SimplexRow: Sendable {
  enum Mode: UInt8, Sendable {
    /// In force.
    case kept
    /// The row's required claims count after those of all other rows, while its conflict is determined.
    case trial
    /// The row's required claims are ignored.
    case broken
    /// None of the row's claims count; it is released as soon as nothing refers to it.
    case removed
    /// The index is unused.
    case free
  }

  /// A cost that the multipliers include at present.
  struct Slope: Sendable {
    var level = PriorityLevels.none
    var amount = 0.0
    var tie = 0.0
  }

  var constant = 0.0
  var above = SideCost(claim: .none)
  var below = SideCost(claim: .none)
  /// The number of the row in the order of addition.
  var order = 0
  var mode = Mode.free
  var isStay = false
  /// The slot where the row is active, that is, held at zero; otherwise -1.
  var slot = -1
  /// The side for which an inactive row is counted: 1 above, -1 below, 0 on the kink itself.
  var side: Int8 = 0
  /// The value of an inactive row.
  var residual = 0.0
  var counted = Slope()
  var isDirty = false

  /// The cost that the multipliers should include.
  var slope: Slope {
    slot < 0 ? slope(on: side) : Slope()
  }

  /// Returns the cost that counts on a side.
  func slope(on side: Int8) -> Slope {
    let cost = side > 0 ? above : below
    guard side != 0, cost.level >= 0 else { return Slope() }
    return Slope(
      level: cost.level, amount: Double(side) * cost.weight, tie: Double(side) * cost.tie)
  }

  /// Whether no claim restricts the row.
  var isIdle: Bool { above.level < 0 && below.level < 0 }

  /// Whether a client has added the row and not removed it.
  var isConstraint: Bool { !isStay && mode != .removed && mode != .free }

  // Conditions of several parts belong to the row, not to the engine: in a debug build, such as that of
  // tests, the right side of an `&&` copies the whole value from which it reads.

  /// Whether the row is a constraint that isn't broken.
  var isInForce: Bool { mode == .kept && !isStay }

  /// Whether the row is a constraint that holds, or would if it didn't contradict others.
  var isInForceOrBroken: Bool { isInForce || (mode == .broken && !isStay) }

  /// Whether the row is in use and not held at zero.
  var isInactive: Bool { mode != .free && slot < 0 }

  /// Whether the row is a constraint in force with claims on both sides of zero.
  var isEquation: Bool { mode == .kept && !isStay && above.claim != .none && below.claim != .none }

  var isRequiredOnBothSides: Bool {
    above.level == PriorityLevels.required && below.level == PriorityLevels.required
  }

  /// Whether the row must be on one side of zero, and may be anywhere there.
  var isRequiredLimit: Bool {
    above.level < 0 && below.level == PriorityLevels.required
      || below.level < 0 && above.level == PriorityLevels.required
  }

  var isRequired: Bool { above.claim == .required || below.claim == .required }
}
