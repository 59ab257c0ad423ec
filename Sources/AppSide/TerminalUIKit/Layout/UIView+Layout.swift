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
    for subview in storedSubviews
    where subview.layoutState.needsConstraints || subview.layoutState.isSubtreeWaiting {
      subview.updateConstraintsIfNeeded()
    }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
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
  func layOutFromTop() {
    var top = self
    while let superview = top.storedSuperview, superview.layoutState.needsLayout {
      top = superview
    }
    guard top.isWaitingForLayout else { return }
    top.updateConstraintsIfNeeded()
    layoutState.engine?.update(self)
    top.layOutSubtree()
  }

  private func layOutSubtree() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    guard layoutState.isSubtreeWaiting else { return }
    layoutState.isSubtreeWaiting = false
    for subview in storedSubviews where subview.isWaitingForLayout { subview.layOutSubtree() }
  }

  func contentSizeMayHaveChanged() {
    TreeChange.note()
    storedSuperview?.subviewDidChangeSize(self)
  }

  func fittingSize(_ target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool) -> CGSize {
    let content = intrinsicContentSize
    let width = content.width == UIView.noIntrinsicMetric ? storedBounds.width : content.width
    let height = content.height == UIView.noIntrinsicMetric ? storedBounds.height : content.height
    return CGSize(
      width: isWidthRequired ? target.width : width,
      height: isHeightRequired ? target.height : height)
  }
}
