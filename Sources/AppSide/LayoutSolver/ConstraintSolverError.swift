/// The reason a request to a ``ConstraintSolver`` was refused; such a request changes nothing.
package enum ConstraintSolverError: Error, Hashable, Sendable {
  case coefficientNotFinite(Double)
  case coefficientTooLarge(Double)
  case constantNotFinite(Double)
  case constantTooLarge(Double)
  case priorityOutOfRange(Float)
  case unknownVariable
  case unknownConstraint
  case variableInUse(constraintCount: Int)
  /// The attributes of the two sides cannot be compared with each other.
  case incompatibleAttributes(LayoutItemAttribute, LayoutItemAttribute)
  /// A position without the position of another item, or times zero.
  case locationWithoutItem(LayoutItemAttribute)
  /// A multiple of a position without a point to measure from.
  case multipliedLocationWithoutReference(LayoutItemAttribute, multiplier: Double)

  /// The greatest magnitude of a coefficient.
  static let coefficientLimit = 1e6
  /// The greatest magnitude of a constant, in points.
  static let constantLimit = 1e9
}
