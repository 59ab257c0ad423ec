import Foundation
import LayoutSolver

/// Layout of the content with constraints (UIKit).
extension UIScrollView {
  /// The layout guide of the content.
  ///
  /// Constraints to its edges determine `contentSize`.
  ///
  /// In constraints to its descendants, the edges of the scroll view itself mean the edges of this
  /// guide.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, identifier: "UIScrollView-contentLayoutGuide")
  }

  /// The layout guide of the visible area.
  ///
  /// Views constrained to it don't scroll.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, identifier: "UIScrollView-frameLayoutGuide")
  }

  /// Sets the content size that the constraints determine, if they determine one.
  func updateContentSizeFromLayout() {
    guard let item = layoutState.item, let guide = item.systemGuides[.scrollContent]?.item,
      item.mentions.values.contains(where: { $0.speaks(of: guide) }),
      let frame = rootView.autoLayoutEngine?.frame(of: guide, in: self)
    else { return }
    updateContentSize(frame.size)
  }

  /// Notifies the layout engine that the visible area has moved.
  func visiblePartDidMove() {
    guard layoutState.item?.systemGuides[.scrollFrame] != nil else { return }
    rootView.autoLayoutEngine?.marginsDidChange(self)
  }
}

extension UILayoutGuide {
  var isOfScrollView: Bool { kind == .scrollContent || kind == .scrollFrame }
}

extension ConstraintSystem {
  /// Returns the constraint rows of a scroll view's layout guide.
  func scrollGuideRows(
    _ guide: UILayoutGuide, _ own: LayoutItemVariables, of scrollView: UIScrollView,
    _ outer: LayoutItemVariables
  ) -> [ConstraintRow] {
    let label = guide.identifier
    func row(
      _ one: LayoutVariable, _ other: LayoutVariable, plus constant: CGFloat = 0
    ) -> ConstraintRow {
      ConstraintRow(LinearExpression(one) - LinearExpression(other) - constant, label: label)
    }
    if guide.kind == .scrollFrame {
      let offset = scrollView.contentOffset
      return [
        row(own.minX, outer.minX, plus: offset.x), row(own.minY, outer.minY, plus: offset.y),
        row(own.width, outer.width), row(own.height, outer.height),
      ]
    }
    // Content keeps its current size unless a constraint determines another.
    let size = scrollView.scrolling.contentSize
    return [
      row(own.minX, outer.minX), row(own.minY, outer.minY),
      ConstraintRow(LinearExpression(own.width), .greaterThanOrEqual, label: label),
      ConstraintRow(LinearExpression(own.height), .greaterThanOrEqual, label: label),
      ConstraintRow(LinearExpression(own.width) - size.width, priority: 1, label: label),
      ConstraintRow(LinearExpression(own.height) - size.height, priority: 1, label: label),
    ]
  }
}

extension NSLayoutConstraint {
  /// Replaces the edges of a scroll view by those of its content in constraints to its descendants.
  ///
  /// As in UIKit, sizes and centres remain those of the scroll view.
  func scrollSides(
    _ first: ConstraintItem, _ second: ConstraintItem
  ) -> (first: ConstraintItem, second: ConstraintItem?) {
    guard let one = first.view, let other = second.view, one !== other else {
      return (first, second)
    }
    if !first.isGuide, firstAttribute.isEdge, let scrollView = one as? UIScrollView,
      other.isDescendant(of: scrollView)
    {
      return (scrollView.contentLayoutGuide.item, second)
    }
    if !second.isGuide, secondAttribute.isEdge, let scrollView = other as? UIScrollView,
      one.isDescendant(of: scrollView)
    {
      return (first, scrollView.contentLayoutGuide.item)
    }
    return (first, second)
  }

  fileprivate func speaks(of item: ConstraintItem) -> Bool {
    sides.map { $0.first === item || $0.second === item } ?? false
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
