extension ConstraintSolver {
  /// The result of one call of ``ConstraintSolver/solve()``.
  package struct Outcome: Sendable {
    /// The conflicts that are new since the previous call, in the order of the constraints that
    /// they break.
    package var newConflicts: [LayoutConflict]
    /// The number of simplex steps, a measure of how much the layout has changed.
    var pivotCount: Int
    /// Whether the values are optimal; if not, the solver stopped early, with the best values so
    /// far.
    ///
    /// A limit on the steps ensures that rounding errors can never hang an app.
    var isOptimal: Bool
  }
}
