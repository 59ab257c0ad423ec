import Foundation

/// Layout: who asked for it is remembered, and done once before the screen is drawn.
extension UIView {
  /// The value of a direction in which a view's content asks for no size (UIKit).
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target that asks for the biggest size, in points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsConstraints = true
    markNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

  /// Brings the constraints of this view and all in it up to date now, if anything asked for it.
  public func updateConstraintsIfNeeded() {
    walkInnerFirst {
      $0.layoutState.needsConstraints || $0.layoutState.isSubtreeWaiting
    } _: { view in
      guard view.layoutState.needsConstraints else { return }
      view.layoutState.needsConstraints = false
      let turn = CurrentTraits.begin(view)
      if let viewController = view.viewController {
        viewController.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
      CurrentTraits.end(turn)
    }
  }

  /// Whether anything in this view asks for layout.
  var isWaitingForLayout: Bool { layoutState.needsLayout || layoutState.isSubtreeWaiting }

  func markNeedsLayout() {
    layoutState.needsLayout = true
    var next = storedSuperview
    while let view = next, !view.layoutState.isSubtreeWaiting {
      view.layoutState.isSubtreeWaiting = true
      next = view.storedSuperview
    }
  }

  /// Starts, as Core Animation does, at the topmost of the views around this one that ask for layout
  /// without a gap.
  ///
  /// Constraints that change on the way, as in `viewDidLayoutSubviews()`, are laid out at once, too; of
  /// such as change each time the rest waits for the next pass.
  func layOutFromTop() {
    var top = topWaitingForLayout
    if top.isWaitingForLayout { top.updateConstraintsIfNeeded() }
    let root = rootView
    for _ in 0..<Self.mostLayouts {
      if let engine = root.layoutState.engine {
        engine.update(root)
        // New frames ask for layout of the views around them.
        top = topWaitingForLayout
      }
      guard top.isWaitingForLayout else { return }
      top.layOutSubtree()
      guard root.layoutState.engine?.isUnsettled == true else { return }
    }
    root.markSubtreeWaiting()
  }

  /// How often one pass solves constraints that change while it is under way.
  private static let mostLayouts = 8

  private var topWaitingForLayout: UIView {
    var top = self
    while let superview = top.storedSuperview, superview.layoutState.needsLayout {
      top = superview
    }
    return top
  }

  private func layOutSubtree() {
    var islands: [(view: UIView, engine: any LayoutEngine)] = []
    walk { view in
      guard view === self || view.isWaitingForLayout else { return false }
      if view.layoutState.isIsland, let engine = view.layoutState.engine {
        engine.update(view)
        islands.append((view, engine))
      }
      if view.layoutState.needsLayout {
        view.layoutState.needsLayout = false
        let turn = CurrentTraits.begin(view)
        view.viewController?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.viewController?.viewDidLayoutSubviews()
        CurrentTraits.end(turn)
      }
      guard view.layoutState.isSubtreeWaiting else { return false }
      view.layoutState.isSubtreeWaiting = false
      return true
    }
    // Their marks have gone with those of what has been laid out.
    for (view, engine) in islands where engine.isUnsettled { view.markSubtreeWaiting() }
  }

  func contentSizeMayHaveChanged() {
    TreeChange.note()
    layoutState.item?.engine?.contentDidChange(self)
    storedSuperview?.subviewDidChangeSize(self)
  }

  func fittingSize(_ target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool) -> CGSize {
    let content = intrinsicContentSize
    let insets = alignmentRectInsets
    let width =
      content.width == UIView.noIntrinsicMetric
      ? storedBounds.width : content.width + insets.left + insets.right
    let height =
      content.height == UIView.noIntrinsicMetric
      ? storedBounds.height : content.height + insets.top + insets.bottom
    return CGSize(
      width: isWidthRequired ? target.width : width,
      height: isHeightRequired ? target.height : height)
  }
}
