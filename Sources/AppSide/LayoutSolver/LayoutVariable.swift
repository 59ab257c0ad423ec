/// A quantity for which a ``ConstraintSolver`` finds a value.
///
/// A handle: it costs nothing to copy and means something only to the solver that made it. A handle
/// outlives its variable harmlessly; the solver recognises it as unknown.
package struct LayoutVariable: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
