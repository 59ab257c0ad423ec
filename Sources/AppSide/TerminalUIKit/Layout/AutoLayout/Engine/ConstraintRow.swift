import LayoutSolver

/// One row of the solver, and where it comes from.
struct ConstraintRow {
  /// How strongly a row holds.
  enum Strength: Hashable {
    case relation(LayoutRelation, Float)
    /// Wishes of content: one priority against more, another against less.
    case sides(more: Float, less: Float)
  }

  var expression: LinearExpression
  var strength: Strength
  /// What a report calls a row that is no constraint of the developer's.
  var label: String
  var handle: LayoutConstraintHandle?

  init(
    _ expression: LinearExpression, _ relation: LayoutRelation = .equal,
    priority: Float = ConstraintSolver.required, label: String
  ) {
    self.expression = expression
    strength = .relation(relation, priority)
    self.label = label
  }

  init(_ expression: LinearExpression, more: Float, less: Float, label: String) {
    self.expression = expression
    strength = .sides(more: more, less: less)
    self.label = label
  }
}

/// The rows of one view, with its guides, or of one constraint.
struct ConstraintRows {
  /// A `ConstraintItem` or `NSLayoutConstraint`, held so that its identity stays its own.
  let source: AnyObject
  var rows: [ConstraintRow]
}

extension UILayoutPriority {
  /// The priority as the solver takes it; nil is too weak to count.
  var solved: Float? { rawValue > 0 ? min(rawValue, ConstraintSolver.required) : nil }
}
