/// The four variables of one view or layout guide, from which all its attributes follow.
///
/// Positions are in the window's coordinates, which all items of a solver share: x to the
/// right, y down, in points.
package struct LayoutItemVariables: Hashable, Sendable {
  package let minX: LayoutVariable
  package let minY: LayoutVariable
  package let width: LayoutVariable
  package let height: LayoutVariable
  /// The distance from the top edge down to the first line's baseline, in points.
  package var firstBaselineOffset = 0.0
  /// The distance from the bottom edge up to the last line's baseline, in points.
  package var lastBaselineOffset = 0.0
  /// The distances from the edges to the rectangle that is aligned with other items.
  package var alignment = LayoutItemInsets()

  /// Returns an attribute in terms of the variables.
  ///
  /// Leading and trailing are those of a left-to-right layout; ``LayoutItemEquation`` mirrors them.
  package func expression(for attribute: LayoutItemAttribute) -> LinearExpression {
    var expression = LinearExpression(0)
    // This leaves room for another attribute, which is usually subtracted from this one.
    expression.terms.reserveCapacity(4)
    add(attribute, times: 1, to: &expression)
    return expression
  }

  /// Adds a multiple of an attribute to an expression.
  func add(
    _ attribute: LayoutItemAttribute, times factor: Double, to expression: inout LinearExpression
  ) {
    func add(_ variable: LayoutVariable, _ coefficient: Double) {
      expression.terms.append(
        LinearExpression.Term(variable: variable, coefficient: coefficient * factor))
    }
    func shift(_ distance: Double) {
      // A distance of zero stays zero, whatever the factor.
      if distance != 0 { expression.constant += distance * factor }
    }
    switch attribute {
    case .left, .leading:
      add(minX, 1)
      shift(alignment.left)
    case .right, .trailing:
      add(minX, 1)
      add(width, 1)
      shift(-alignment.right)
    case .centerX:
      add(minX, 1)
      add(width, 0.5)
      shift((alignment.left - alignment.right) / 2)
    case .top:
      add(minY, 1)
      shift(alignment.top)
    case .bottom:
      add(minY, 1)
      add(height, 1)
      shift(-alignment.bottom)
    case .centerY:
      add(minY, 1)
      add(height, 0.5)
      shift((alignment.top - alignment.bottom) / 2)
    case .firstBaseline:
      add(minY, 1)
      expression.constant += firstBaselineOffset * factor
    case .lastBaseline:
      add(minY, 1)
      add(height, 1)
      expression.constant -= lastBaselineOffset * factor
    case .width:
      add(width, 1)
      shift(-(alignment.left + alignment.right))
    case .height:
      add(height, 1)
      shift(-(alignment.top + alignment.bottom))
    }
  }
}
