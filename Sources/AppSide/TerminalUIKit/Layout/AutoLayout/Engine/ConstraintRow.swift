import LayoutSolver

/// A row of the solver, and its source.
struct ConstraintRow {
  /// The strength of a row.
  enum Strength: Hashable {
    case relation(LayoutRelation, Float)
    /// A preferred size of content, with one priority against a larger value and another against a
    /// smaller one.
    case sides(more: Float, less: Float)
  }

  var expression: LinearExpression
  var strength: Strength
  /// The name in reports of a row that isn't one of the app's constraints.
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

/// The rows of one constraint, or of one view with its guides.
struct ConstraintRows {
  /// A `ConstraintItem` or `NSLayoutConstraint`, retained so that its identity stays unique.
  let source: AnyObject
  var rows: [ConstraintRow]
}

extension UILayoutPriority {
  /// The priority as the solver takes it; nil is too weak to count.
  var solved: Float? { rawValue > 0 ? min(rawValue, ConstraintSolver.required) : nil }
}
