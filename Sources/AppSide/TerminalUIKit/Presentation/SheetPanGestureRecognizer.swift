import Foundation

/// The drag down that takes a sheet away, as UIKit's sheets have it.
///
/// There is nothing to see on the way: it counts when the finger is lifted. What scrolls inside comes
/// first, unless it is at its top.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var controller: UIPresentationController?

  init(of controller: UIPresentationController) {
    self.controller = controller
    super.init()
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, scrollViewsUnderFinger.contains(where: \.keepsPullDown) {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // At once, for the scroll views wait for that.
    if state == .possible, hasMoved, !isDrag { state = .failed }
  }

  override var isDrag: Bool {
    let way = distanceMoved
    return hasMoved && way.y > abs(way.x)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard state == .ended, let height = view?.storedBounds.height else { return }
    let speed = velocity(in: view).y
    let isFar = distanceMoved.y >= height * Self.share && speed > -Self.quick
    if isFar || speed >= Self.quick { controller?.userWantsDismissal() }
  }

  /// The scroll views from the one that was touched to the sheet.
  private var scrollViewsUnderFinger: [UIScrollView] {
    var found: [UIScrollView] = []
    var next = tracking.touches.first?.view
    while let current = next, current !== view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      next = current.storedSuperview
    }
    return found
  }

  /// From this share of the height on, the drag counts however slow it is.
  private static let share: CGFloat = 0.5
  /// In points a second: from this speed on, the drag counts however short it is.
  private static let quick: CGFloat = 300
}

extension UIScrollView {
  /// Whether a finger that comes down and pulls means the content, not the sheet around it.
  fileprivate var keepsPullDown: Bool {
    guard canDrag(.vertical) else { return false }
    return contentOffset.y > offsetRange.least.y || refreshControl != nil
      || scrolling.drag?.mode == .holding
  }
}
