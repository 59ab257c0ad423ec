/// Required constraints that cannot all hold, and the one the solver gave up for it.
package struct LayoutConflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  ///
  /// The set is minimal: without any one of its members the rest can hold. That sizes are not
  /// negative goes without saying; it may be part of the conflict, and is not named.
  package var constraints: [LayoutConstraintHandle]
  /// The constraint that is not in force, always the one of them that was added last.
  package var broken: LayoutConstraintHandle
}
