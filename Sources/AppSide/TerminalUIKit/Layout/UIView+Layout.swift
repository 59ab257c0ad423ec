import Foundation

/// Layout of views, which is requested at any time and performed once before the screen is drawn.
extension UIView {
  /// The value for a dimension without an intrinsic size (UIKit).
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest fitting size, in points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Schedules a call of `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsConstraints = true
    markNeedsLayout()
  }

  /// Returns whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

  /// Updates the constraints of the view and its descendants if any of them needs it.
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

  /// Whether the view or a descendant needs layout.
  var isWaitingForLayout: Bool { layoutState.needsLayout || layoutState.isSubtreeWaiting }

  func markNeedsLayout() {
    layoutState.needsLayout = true
    var next = storedSuperview
    while let view = next, !view.layoutState.isSubtreeWaiting {
      view.layoutState.isSubtreeWaiting = true
      next = view.storedSuperview
    }
  }

  /// Lays out the view, starting at its topmost ancestor in an unbroken chain of views that need
  /// layout, as Core Animation does.
  ///
  /// Constraints that change meanwhile, as in `viewDidLayoutSubviews()`, are applied in the same
  /// pass, up to a limit. Further changes wait for the next pass.
  func layOutFromTop() {
    var top = topWaitingForLayout
    if top.isWaitingForLayout { top.updateConstraintsIfNeeded() }
    let root = rootView
    for _ in 0..<Self.maximumLayoutsPerPass {
      if let engine = root.layoutState.engine {
        engine.update(root)
        // The engine marks superviews of changed frames as needing layout.
        top = topWaitingForLayout
      }
      guard top.isWaitingForLayout else { return }
      top.layOutSubtree()
      guard root.layoutState.engine?.isUnsettled == true else { return }
    }
    root.markSubtreeWaiting()
  }

  /// The maximum number of times that one pass applies constraints that change during layout.
  private static let maximumLayoutsPerPass = 8

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
    // The marks of these islands were cleared together with those of the laid out views.
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
