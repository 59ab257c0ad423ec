/// A constraint that a ``ConstraintSolver`` keeps.
///
/// A handle like ``LayoutVariable``: cheap, and recognised as unknown once the constraint is removed.
package struct LayoutConstraintHandle: Hashable, Sendable {
  package let index: Int32
  let generation: UInt32
}
