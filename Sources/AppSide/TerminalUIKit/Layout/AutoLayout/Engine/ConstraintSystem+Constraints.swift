import CellRendering
import Foundation
import LayoutSolver

extension ConstraintSystem {
  /// Returns the row of a constraint; `nil` if its priority is too low or its items aren't in the system.
  func row(of constraint: NSLayoutConstraint) throws(ConstraintSolverError) -> ConstraintRow? {
    guard let priority = constraint.priority.solved, let sides = constraint.sides,
      let attribute = constraint.firstAttribute.solved?.attribute,
      var first = alignedVariables(of: sides.first)
    else { return nil }
    setBaselines(of: &first, sides.first, attribute)
    var equation: LayoutItemEquation
    if let second = sides.second {
      guard let other = constraint.secondAttribute.solved?.attribute,
        var variables = alignedVariables(of: second)
      else { return nil }
      setBaselines(of: &variables, second, other)
      equation = LayoutItemEquation(
        first, attribute, constraint.relation.solved, variables, other,
        multiplier: constraint.multiplier, constant: constraint.constant)
      if attribute.isDirectional || other.isDirectional {
        equation.isRightToLeft = isRightToLeft(constraint, of: sides.first)
      }
    } else {
      equation = LayoutItemEquation(
        first, attribute, constraint.relation.solved, constant: constraint.constant)
    }
    if constraint.multiplier != 1, let owner = constraint.owner {
      equation.reference = variables(of: owner.constraintItem)
    }
    return ConstraintRow(
      try equation.expression(), equation.relation, priority: priority, label: "")
  }

  /// Whether a constraint is laid out from right to left, which its owner decides, the nearest
  /// common ancestor of its items.
  private func isRightToLeft(_ constraint: NSLayoutConstraint, of first: ConstraintItem) -> Bool {
    if let owner = constraint.owner {
      guard let slot = owner.layoutState.item.flatMap({ slot(of: $0) }) else {
        return owner.isRightToLeft
      }
      return members[slot].isRightToLeft
    }
    return slot(of: first).map { members[$0].isRightToLeft } ?? false
  }

  func setBaselines(
    of variables: inout LayoutItemVariables, _ item: ConstraintItem,
    _ attribute: LayoutItemAttribute
  ) {
    guard attribute == .firstBaseline || attribute == .lastBaseline, !item.isGuide,
      let view = item.view, view is UILabel || view is UIButton || view is UITextField
    else { return }
    // Text is centred vertically in its intrinsic height.
    let height = contentSize(of: view).height
    let text =
      view is UILabel ? height : min(height, CellMetrics.height)
    let margin = (height - text) / 2
    variables.firstBaselineOffset = margin + Self.ascent
    variables.lastBaselineOffset = margin + CellMetrics.height - Self.ascent
  }

  /// The distance from the top of a line to its baseline in points, as in the font of the
  /// screenshots.
  private static let ascent: CGFloat = 12
}

extension LayoutItemVariables {
  /// Sets the insets of the alignment rectangle, to which constraints refer (UIKit).
  @MainActor
  mutating func align(as item: ConstraintItem) {
    guard !item.isGuide, let insets = item.view?.alignmentRectInsets, insets != .zero else {
      return
    }
    alignment = LayoutItemInsets(insets)
  }
}

extension LayoutItemInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
