import Foundation

extension ConstraintSolver {
  /// Adds the variables of a view or layout guide.
  ///
  /// Sizes can't be negative, as in UIKit. If constraints leave a choice, a size rather than a position
  /// becomes zero.
  package mutating func addItem() -> LayoutItemVariables {
    LayoutItemVariables(
      minX: addVariable(), minY: addVariable(),
      width: addVariable(isNonNegative: true), height: addVariable(isNonNegative: true))
  }

  /// Removes an item together with the constraints that still name it.
  ///
  /// - Returns: The constraints removed, in the order in which they were added to each variable.
  @discardableResult
  package mutating func remove(
    _ item: LayoutItemVariables
  ) throws(ConstraintSolverError) -> [LayoutConstraintHandle] {
    let variables = [item.minX, item.minY, item.width, item.height]
    for variable in variables where !contains(variable) { throw .unknownVariable }
    var removed: [LayoutConstraintHandle] = []
    for variable in variables {
      for constraint in constraints(naming: variable) {
        try remove(constraint)
        removed.append(constraint)
      }
      try remove(variable)
    }
    return removed
  }

  /// Adds the constraint that an equation describes.
  @discardableResult
  package mutating func add(
    _ equation: LayoutItemEquation, priority: Float = ConstraintSolver.required
  ) throws(ConstraintSolverError) -> LayoutConstraintHandle {
    try add(equation.expression(), equation.relation, priority: priority)
  }

  /// Changes a constraint to an equation that differs from the original one only in its constant or in the
  /// baseline offsets of its items.
  package mutating func setConstant(
    of constraint: LayoutConstraintHandle, from equation: LayoutItemEquation
  ) throws(ConstraintSolverError) {
    try setConstant(equation.expression().constant, of: constraint)
  }

  /// Adds a constraint for the size of an item's content along one axis.
  ///
  /// It is one constraint with both priorities. `setConstant(-size, of:)` changes the size,
  /// ``setPriorities(againstMore:againstLess:of:)`` the priorities.
  @discardableResult
  mutating func addContentSize(
    _ variable: LayoutVariable, _ size: Double, hugging: Float, compressionResistance: Float
  ) throws(ConstraintSolverError) -> LayoutConstraintHandle {
    try add(
      LinearExpression(variable) - size, priorityAgainstMore: hugging,
      priorityAgainstLess: compressionResistance)
  }

  /// Holds the top left corner of an item, usually the root, at a point.
  ///
  /// - Returns: The constraints for x and y.
  @discardableResult
  mutating func pinOrigin(
    of item: LayoutItemVariables, x: Double = 0, y: Double = 0
  ) throws(ConstraintSolverError) -> (x: LayoutConstraintHandle, y: LayoutConstraintHandle) {
    let horizontal = try add(LinearExpression(item.minX) - x, .equal)
    let vertical = try add(LinearExpression(item.minY) - y, .equal)
    return (horizontal, vertical)
  }

  /// Returns the frame of an item that the last ``solve()`` has found.
  ///
  /// - Parameter pixelsPerPoint: If positive, all four edges are rounded to whole pixels. Rounding edges
  ///   instead of sizes keeps neighbours together, because both round their common edge alike.
  package func frame(of item: LayoutItemVariables, pixelsPerPoint: Double? = nil) -> CGRect {
    guard let pixelsPerPoint, pixelsPerPoint > 0, pixelsPerPoint.isFinite else {
      return CGRect(
        x: value(of: item.minX), y: value(of: item.minY), width: value(of: item.width),
        height: value(of: item.height))
    }
    let (left, right) = edges(item.minX, item.width, pixelsPerPoint)
    let (top, bottom) = edges(item.minY, item.height, pixelsPerPoint)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func edges(
    _ start: LayoutVariable, _ length: LayoutVariable, _ pixelsPerPoint: Double
  ) -> (start: Double, end: Double) {
    func onPixel(_ value: Double) -> Double {
      (Self.rounded(value) * pixelsPerPoint).rounded() / pixelsPerPoint
    }
    let first = unrounded(start)
    return (onPixel(first), onPixel(first + unrounded(length)))
  }

  /// Returns whether an item could lie elsewhere without a greater error of any constraint.
  package func isAmbiguous(_ item: LayoutItemVariables) -> Bool {
    !ambiguousVariables(among: [item.minX, item.minY, item.width, item.height]).isEmpty
  }
}
