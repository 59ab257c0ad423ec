/// What one `NSLayoutConstraint` says: `item1.attribute relation multiplier * item2.attribute + constant`.
struct LayoutItemEquation: Sendable {
  var item: LayoutItemVariables
  var attribute: LayoutItemAttribute
  var relation: LayoutRelation
  /// Nil if a size is related to a constant alone.
  var otherItem: LayoutItemVariables?
  var otherAttribute: LayoutItemAttribute
  var multiplier: Double
  var constant: Double
  /// Whether reading goes from right to left, so that leading is right.
  ///
  /// A constant between leading and trailing edges then counts to the left, and so does a multiplier.
  var isRightToLeft = false
  /// The item from whose edges positions are measured, the nearest common ancestor.
  ///
  /// It matters only if the multiplier is not 1: half of a position depends on where zero is.
  var reference: LayoutItemVariables?

  /// An equation between two items.
  init(
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

  /// An equation between a size and a constant.
  init(
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

  /// The expression that should relate to zero as the equation says.
  ///
  /// In an equation that is turned round for right-to-left, positions are measured to the left. What
  /// is more to the left is then greater, and so the relation stays as it is.
  func expression() throws(LayoutSolverError) -> LinearExpression {
    guard let otherItem else {
      guard attribute.kind == .size else { throw .locationWithoutItem(attribute) }
      return item.expression(for: attribute) - constant
    }
    guard attribute.isComparable(to: otherAttribute) else {
      throw .incompatibleAttributes(attribute, otherAttribute)
    }
    let isMirrored =
      isRightToLeft && (attribute.isDirectional || otherAttribute.isDirectional)
    let first = position(attribute, of: item, isMirrored: isMirrored)
    let second = position(otherAttribute, of: otherItem, isMirrored: isMirrored)
    guard attribute.kind != .size && multiplier != 1 else {
      return first - second * multiplier - constant
    }
    guard multiplier != 0 else { throw .locationWithoutItem(attribute) }
    guard let reference else {
      throw .multipliedLocationWithoutReference(otherAttribute, multiplier: multiplier)
    }
    let origin = origin(of: reference, isMirrored: isMirrored)
    return (first - origin) - (second - origin) * multiplier - constant
  }

  private func position(
    _ attribute: LayoutItemAttribute, of item: LayoutItemVariables, isMirrored: Bool
  ) -> LinearExpression {
    guard isMirrored else { return item.expression(for: attribute) }
    switch attribute {
    case .leading: return item.expression(for: .right) * -1
    case .trailing: return item.expression(for: .left) * -1
    default: return item.expression(for: attribute) * -1
    }
  }

  private func origin(of item: LayoutItemVariables, isMirrored: Bool) -> LinearExpression {
    if attribute.kind == .vertical { return item.expression(for: .top) }
    return isMirrored ? item.expression(for: .right) * -1 : item.expression(for: .left)
  }
}
