/// A constraint that a ``LayoutSolver`` keeps.
///
/// A handle like ``LayoutVariable``: cheap, and recognised as unknown once the constraint is removed.
struct LayoutConstraintHandle: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
