extension ConstraintSolverError: CustomStringConvertible {
  /// A code for the kind of error that doesn't change with its wording.
  package var code: String {
    switch self {
    case .coefficientNotFinite: "layout.coefficientNotFinite"
    case .coefficientTooLarge: "layout.coefficientTooLarge"
    case .constantNotFinite: "layout.constantNotFinite"
    case .constantTooLarge: "layout.constantTooLarge"
    case .priorityOutOfRange: "layout.priorityOutOfRange"
    case .unknownVariable: "layout.unknownVariable"
    case .unknownConstraint: "layout.unknownConstraint"
    case .variableInUse: "layout.variableInUse"
    case .incompatibleAttributes: "layout.incompatibleAttributes"
    case .locationWithoutItem: "layout.locationWithoutItem"
    case .multipliedLocationWithoutReference: "layout.multipliedLocationWithoutReference"
    }
  }

  package var description: String {
    switch self {
    case .coefficientNotFinite(let value):
      "A layout constraint was refused: its multiplier is \(Self.text(value)). "
        + "Use a finite number; look for a division by zero where it is computed."
    case .coefficientTooLarge(let value):
      "A layout constraint was refused: its multiplier is \(value), and the greatest that can be "
        + "solved reliably is \(Self.coefficientLimit). Measure the two sides in similar units."
    case .constantNotFinite(let value):
      "A layout constraint was refused: its constant is \(Self.text(value)). "
        + "Use a finite number of points; look for a division by zero where it is computed."
    case .constantTooLarge(let value):
      "A layout constraint was refused: its constant is \(value) points, and the greatest is "
        + "\(Self.constantLimit). Use an inequality for a size without limit."
    case .priorityOutOfRange(let value):
      "A layout constraint was refused: its priority is \(value). "
        + "Use a number above 0 and up to 1000, which means required."
    case .unknownVariable:
      "A layout constraint names an item that this layout does not contain, or no longer. "
        + "Add both items to the same window before activating it."
    case .unknownConstraint:
      "The layout was asked to change a constraint that it does not contain, or no longer. "
        + "Activate the constraint before changing it."
    case .variableInUse(let count):
      "A layout item cannot be removed: \(count) constraint\(count == 1 ? "" : "s") still name "
        + "it. Deactivate them first."
    case .incompatibleAttributes(let first, let second):
      "A layout constraint was refused: it relates \(first) to \(second). "
        + "Relate horizontal positions to horizontal ones, vertical to vertical ones and sizes to "
        + "sizes; with leading or trailing on one side use neither left nor right on the other."
    case .locationWithoutItem(let attribute):
      "A layout constraint was refused: it sets \(attribute) to a constant. "
        + "A position needs a second item, with a multiplier that is not 0."
    case .multipliedLocationWithoutReference(let attribute, let multiplier):
      "A layout constraint was refused: it takes \(attribute) times \(multiplier) without saying "
        + "from where. Give the item from whose edges it is measured."
    }
  }

  /// Returns a number as text; NaN never has a sign.
  private static func text(_ value: Double) -> String { value.isNaN ? "nan" : "\(value)" }
}
