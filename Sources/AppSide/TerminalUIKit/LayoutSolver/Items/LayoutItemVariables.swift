/// The four variables of one view or layout guide; everything else about it follows from them.
///
/// Positions are in the coordinates that all items of a solver share, those of the window: x to the
/// right, y down, in points.
struct LayoutItemVariables: Hashable, Sendable {
  let minX: LayoutVariable
  let minY: LayoutVariable
  let width: LayoutVariable
  let height: LayoutVariable
  /// From the top edge down to the first line's baseline, in points.
  var firstBaselineOffset = 0.0
  /// From the bottom edge up to the last line's baseline, in points.
  var lastBaselineOffset = 0.0

  /// An attribute in terms of the variables.
  ///
  /// Leading and trailing are taken as in a left-to-right layout here; ``LayoutItemEquation`` turns
  /// them round.
  func expression(for attribute: LayoutItemAttribute) -> LinearExpression {
    switch attribute {
    case .left, .leading: LinearExpression(minX)
    case .right, .trailing: sum(minX, width, times: 1)
    case .centerX: sum(minX, width, times: 0.5)
    case .top: LinearExpression(minY)
    case .bottom: sum(minY, height, times: 1)
    case .centerY: sum(minY, height, times: 0.5)
    case .firstBaseline: LinearExpression(minY) + firstBaselineOffset
    case .lastBaseline: sum(minY, height, times: 1) - lastBaselineOffset
    case .width: LinearExpression(width)
    case .height: LinearExpression(height)
    }
  }

  private func sum(
    _ first: LayoutVariable, _ second: LayoutVariable, times factor: Double
  ) -> LinearExpression {
    LinearExpression([
      LinearExpression.Term(variable: first, coefficient: 1),
      LinearExpression.Term(variable: second, coefficient: factor),
    ])
  }
}
