extension ConstraintSolver {
  /// What one call of ``ConstraintSolver/solve()`` has found.
  package struct Outcome: Sendable {
    /// Conflicts that were not there after the call before, in the order of what they break.
    package var newConflicts: [LayoutConflict]
    /// How many simplex steps were needed, a measure of how much the layout has changed.
    var pivotCount: Int
    /// False if the solver stopped early; the values then fit as well as could be found.
    ///
    /// There is a limit so that rounding errors can never hang an app.
    var isOptimal: Bool
  }
}
