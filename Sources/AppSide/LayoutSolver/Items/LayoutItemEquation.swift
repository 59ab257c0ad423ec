/// The equation of an `NSLayoutConstraint`: `item1.attribute relation multiplier * item2.attribute +
/// constant`.
package struct LayoutItemEquation: Sendable {
  package var item: LayoutItemVariables
  package var attribute: LayoutItemAttribute
  package var relation: LayoutRelation
  /// `nil` if a size is related to a constant alone.
  var otherItem: LayoutItemVariables?
  var otherAttribute: LayoutItemAttribute
  package var multiplier: Double
  package var constant: Double
  /// Whether the reading direction is right to left, so that leading is right.
  ///
  /// A constant between leading and trailing edges then counts to the left, and so does a multiplier.
  package var isRightToLeft = false
  /// The item from whose edges positions are measured: the nearest common ancestor.
  ///
  /// It matters only if the multiplier is not 1: half of a position depends on where zero is.
  package var reference: LayoutItemVariables?

  /// Makes an equation between two items.
  package init(
    _ item: LayoutItemVariables, _ attribute: LayoutItemAttribute, _ relation: LayoutRelation,
    _ otherItem: LayoutItemVariables, _ otherAttribute: LayoutItemAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.otherItem = otherItem
    self.otherAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Makes an equation between a size and a constant.
  package init(
    _ item: LayoutItemVariables, _ attribute: LayoutItemAttribute, _ relation: LayoutRelation,
    constant: Double
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    otherItem = nil
    otherAttribute = attribute
    multiplier = 1
    self.constant = constant
  }

  func with(constant: Double) -> LayoutItemEquation {
    var copy = self
    copy.constant = constant
    return copy
  }

  /// Returns the expression that has the equation's relation to zero.
  ///
  /// In an equation that is mirrored for right-to-left, positions are measured to the left. A position
  /// further to the left is then greater, so the relation stays the same.
  package func expression() throws(ConstraintSolverError) -> LinearExpression {
    var expression = LinearExpression(-constant)
    expression.terms.reserveCapacity(4)
    guard let otherItem else {
      guard attribute.kind == .size else { throw .locationWithoutItem(attribute) }
      item.add(attribute, times: 1, to: &expression)
      return expression
    }
    guard attribute.isComparable(to: otherAttribute) else {
      throw .incompatibleAttributes(attribute, otherAttribute)
    }
    add(attribute, of: item, times: 1, to: &expression)
    add(otherAttribute, of: otherItem, times: -multiplier, to: &expression)
    guard attribute.kind != .size && multiplier != 1 else { return expression }
    guard multiplier != 0 else { throw .locationWithoutItem(attribute) }
    guard let reference else {
      throw .multipliedLocationWithoutReference(otherAttribute, multiplier: multiplier)
    }
    // Both sides are measured from the origin, so it is subtracted once and added `multiplier` times.
    let origin = attribute.kind == .vertical ? LayoutItemAttribute.top : .leading
    add(origin, of: reference, times: multiplier - 1, to: &expression)
    return expression
  }

  private var isMirrored: Bool {
    isRightToLeft && (attribute.isDirectional || otherAttribute.isDirectional)
  }

  private func add(
    _ attribute: LayoutItemAttribute, of item: LayoutItemVariables, times factor: Double,
    to expression: inout LinearExpression
  ) {
    guard isMirrored else {
      item.add(attribute, times: factor, to: &expression)
      return
    }
    switch attribute {
    case .leading: item.add(.right, times: -factor, to: &expression)
    case .trailing: item.add(.left, times: -factor, to: &expression)
    default: item.add(attribute, times: -factor, to: &expression)
    }
  }
}
