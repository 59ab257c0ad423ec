import Foundation
import LayoutSolver

/// The rows that result from views themselves, without constraints of the app.
extension ConstraintSystem {
  func guideItems(of item: ConstraintItem) -> [ConstraintItem] {
    let system = systemGuideItems(of: item)
    return item.guides.isEmpty ? system : item.guides.map(\.item) + system
  }

  func systemGuideItems(of item: ConstraintItem) -> [ConstraintItem] {
    guard !item.systemGuides.isEmpty else { return [] }
    return item.systemGuides.values.map(\.item).sorted { $0.guideRank < $1.guideRank }
  }

  /// Returns the rows of a view and its guides.
  func rows(
    of view: UIView, _ item: ConstraintItem, _ own: LayoutItemVariables
  ) -> [ConstraintRow] {
    var rows: [ConstraintRow]
    if view === root {
      rows = rootRows(view, item, own)
    } else if view.translatesAutoresizingMaskIntoConstraints, let superview = view.storedSuperview,
      let outer = variables(of: superview.constraintItem)
    {
      rows = MaskConstraints(view, in: superview).rows(own, in: outer)
    } else {
      rows = stack(around: view) == nil ? contentRows(view, item) : []
    }
    for guide in systemGuideItems(of: item) {
      rows += guideRows(guide, in: view, own)
    }
    if item.isStackView, let stack = view as? UIStackView { rows += stackRows(stack, own) }
    return rows
  }

  // MARK: The root

  private func rootRows(
    _ view: UIView, _ item: ConstraintItem, _ own: LayoutItemVariables
  ) -> [ConstraintRow] {
    let size = view.storedBounds.size
    let label = Self.rootLabel
    var rows = [
      ConstraintRow(LinearExpression(own.minX), label: label),
      ConstraintRow(LinearExpression(own.minY), label: label),
    ]
    switch mode {
    case .live:
      // The current size of a root that is sized by constraints only counts if they leave it open.
      let isFixed = view.translatesAutoresizingMaskIntoConstraints || view is UIWindow
      let priority = isFixed ? ConstraintSolver.required : 1
      rows.append(
        ConstraintRow(LinearExpression(own.width) - size.width, priority: priority, label: label))
      rows.append(
        ConstraintRow(LinearExpression(own.height) - size.height, priority: priority, label: label))
      if !isFixed { rows += contentRows(view, item) }
    case .fitting(let target, let horizontal, let vertical):
      for (variable, length, priority) in [
        (own.width, target.width, horizontal), (own.height, target.height, vertical),
      ] {
        guard let priority = priority.solved else { continue }
        rows.append(
          ConstraintRow(LinearExpression(variable) - length, priority: priority, label: label))
      }
      rows += contentRows(view, item)
    }
    return rows
  }

  // MARK: Content

  /// Returns the intrinsic size of a view, with its text wrapped for the last width.
  func contentSize(of view: UIView) -> CGSize {
    var size = view.intrinsicContentSize
    if view.isContentHeightOfWidth, let width = wrapWidths[view.constraintItem.identity] {
      let insets = view.alignmentRectInsets
      let room = CGSize(width: width - insets.left - insets.right, height: 0)
      size.height = view.sizeThatFits(room).height
    }
    return size
  }

  private func contentRows(_ view: UIView, _ item: ConstraintItem) -> [ConstraintRow] {
    guard !item.isStackView else { return [] }
    let size = contentSize(of: view)
    // Most views other than labels have no intrinsic size.
    guard size.width >= 0 || size.height >= 0, let own = alignedVariables(of: item) else {
      return []
    }
    var rows: [ConstraintRow] = []
    rows.reserveCapacity(2)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length >= 0, length.isFinite else { continue }
      rows.append(
        ConstraintRow(
          own.expression(for: axis == .horizontal ? .width : .height) - length,
          more: view.contentHuggingPriority(for: axis).solved ?? Self.weakest,
          less: view.resistance(for: axis) ?? Self.weakest,
          label: Self.contentLabel))
    }
    return rows
  }

  /// Returns the content rows of a stack's arranged views.
  ///
  /// Resisting and hugging are separate rows because of ties: as in a stack without constraints,
  /// the first of several equal views is stretched and the last is compressed.
  func contentRows(ofArranged views: [UIView]) -> [ConstraintRow] {
    var resisting: [ConstraintRow] = []
    var hugging: [ConstraintRow] = []
    for view in views where !(view is UIStackView) {
      guard let own = alignedVariables(of: view.constraintItem) else { continue }
      let size = contentSize(of: view)
      for (length, attribute, axis) in [
        (size.width, LayoutItemAttribute.width, NSLayoutConstraint.Axis.horizontal),
        (size.height, .height, .vertical),
      ] where length >= 0 && length.isFinite {
        let expression = own.expression(for: attribute) - length
        resisting.append(
          ConstraintRow(
            expression, .greaterThanOrEqual,
            priority: view.resistance(for: axis) ?? Self.weakest,
            label: Self.contentLabel))
        hugging.append(
          ConstraintRow(
            expression, .lessThanOrEqual,
            priority: view.contentHuggingPriority(for: axis).solved ?? Self.weakest,
            label: Self.contentLabel))
      }
    }
    return resisting + hugging.reversed()
  }

  private static let weakest: Float = 0.001
  static let contentLabel = "content-size"
  /// UIKit's identifier for the constraints that fix the size of a root view.
  static let rootLabel = "UIView-Encapsulated-Layout"

  // MARK: Guides of the system

  private func guideRows(
    _ item: ConstraintItem, in view: UIView, _ outer: LayoutItemVariables
  ) -> [ConstraintRow] {
    guard let guide = item.guide, let own = variables(of: item) else { return [] }
    if let scrollView = view as? UIScrollView, guide.isOfScrollView {
      return scrollGuideRows(guide, own, of: scrollView, outer)
    }
    let label = guide.identifier
    if guide.kind == .keyboard {
      return keyboardRows(own, outer, height: view.safeAreaInsets.bottom, label: label)
    }
    let insets = guide.kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
    let left = own.expression(for: .left) - outer.expression(for: .left) - insets.left
    let right = outer.expression(for: .right) - own.expression(for: .right) - insets.right
    var rows = [
      ConstraintRow(
        own.expression(for: .top) - outer.expression(for: .top) - insets.top, label: label),
      ConstraintRow(
        outer.expression(for: .bottom) - own.expression(for: .bottom) - insets.bottom, label: label),
    ]
    guard guide.kind == .readableContent else {
      return rows + [ConstraintRow(left, label: label), ConstraintRow(right, label: label)]
    }
    rows += [
      ConstraintRow(left - right, label: label),
      ConstraintRow(left, .greaterThanOrEqual, label: label),
      ConstraintRow(
        LinearExpression(own.width) - Self.readableWidth, .lessThanOrEqual, label: label),
      ConstraintRow(left, priority: 999, label: label),
    ]
    return rows
  }

  /// Returns the rows of the keyboard guide, which extends from the safe area to the bottom edge,
  /// as in UIKit without a keyboard.
  private func keyboardRows(
    _ own: LayoutItemVariables, _ outer: LayoutItemVariables, height: CGFloat, label: String
  ) -> [ConstraintRow] {
    let sides: [LayoutItemAttribute] = [.left, .right, .bottom]
    return sides.map {
      ConstraintRow(own.expression(for: $0) - outer.expression(for: $0), label: label)
    } + [ConstraintRow(LinearExpression(own.height) - height, label: label)]
  }

  /// The width of the readable content guide at the default text size in UIKit, in points (84
  /// cells).
  private static let readableWidth = 672.0
}

extension ConstraintItem {
  /// A fixed order of the system guides, so that layout is deterministic.
  var guideRank: Int {
    switch guide?.kind {
    case .plain, nil: 0
    case .safeArea: 1
    case .margins: 2
    case .readableContent: 3
    case .scrollContent: 4
    case .scrollFrame: 5
    case .keyboard: 6
    }
  }
}
