import Foundation

/// The recogniser of drags that move a sheet between its detents or dismiss it, as in UIKit.
///
/// Scroll views inside the sheet take precedence, unless they are at their top.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var controller: UISheetPresentationController?
  /// Whether the content under the finger takes drags in each direction.
  private var contentClaimsDrag = (up: false, down: false)

  init(of controller: UISheetPresentationController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let controller else { return }
    let scrollViews = scrollViewsUnderFinger
    contentClaimsDrag.down = scrollViews.contains(where: \.claimsDownwardDrag)
    contentClaimsDrag.up =
      !controller.canGrow
      || scrollViews.contains {
        $0.canDrag(.vertical)
          && (!controller.prefersScrollingExpandsWhenScrolledToEdge || $0.isAwayFromTop)
      }
    if contentClaimsDrag.down, contentClaimsDrag.up { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // Fail at once, because the scroll views' recognisers wait for that.
    if state == .possible, hasMoved, !isDrag { state = .failed }
  }

  override var isDrag: Bool {
    let distance = distanceMoved
    guard hasMoved, abs(distance.y) > abs(distance.x) else { return false }
    return distance.y > 0 ? !contentClaimsDrag.down : !contentClaimsDrag.up
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began, .changed: controller?.follow(distanceMoved.y)
    case .ended:
      controller?.follow(distanceMoved.y)
      controller?.endDrag(speed: velocity(in: view).y)
    case .cancelled: controller?.cancelDrag()
    case .possible, .failed: break
    }
  }

  /// The scroll views between the touched view and the sheet, innermost first.
  private var scrollViewsUnderFinger: [UIScrollView] {
    var found: [UIScrollView] = []
    var next = tracking.touches.first?.view
    while let current = next, current !== view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      next = current.storedSuperview
    }
    return found
  }
}

extension UIScrollView {
  /// Whether a downward drag moves the content instead of the sheet.
  fileprivate var claimsDownwardDrag: Bool {
    guard canDrag(.vertical) else { return false }
    return isAwayFromTop || refreshControl != nil
  }

  /// Whether the content isn't at its top, or the touch has just stopped its movement.
  fileprivate var isAwayFromTop: Bool {
    contentOffset.y > offsetRange.minimum.y || scrolling.drag?.mode == .holding
  }
}
