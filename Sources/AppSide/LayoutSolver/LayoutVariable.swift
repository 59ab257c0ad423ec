/// A quantity for which a ``ConstraintSolver`` finds a value.
///
/// It is a handle, which is cheap to copy and valid only in the solver that made it. A handle whose
/// variable has been removed does no harm, because the solver recognises it as unknown.
package struct LayoutVariable: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
