/// Required constraints that can't all hold, and the one that the solver left out.
package struct LayoutConflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  ///
  /// The set is minimal: without any one of its members the rest can hold. The rule that sizes
  /// aren't negative may be part of the conflict, but isn't listed.
  package var constraints: [LayoutConstraintHandle]
  /// The constraint that isn't in force: the member that was added last.
  package var broken: LayoutConstraintHandle
}
