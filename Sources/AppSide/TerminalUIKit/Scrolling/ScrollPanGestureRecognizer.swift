import Foundation

/// The recogniser of drags that scroll the content of a scroll view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = tracking.liveTouches.count == touches.count
    super.touchesBegan(touches, with: event)
    guard isFirst, state == .possible, let touch = touches.first else { return }
    // A touch that stops moving content isn't a tap on the content.
    if scrollView?.touchDidBegin(touch) == true { state = .began }
  }

  /// Whether the content can be dragged, or a row swiped, in the direction of the finger.
  override var isDrag: Bool {
    guard hasMoved, let touch = tracking.touches.first else { return false }
    return scrollView?.shouldClaim(touch, translation: distanceMoved) ?? false
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began: scrollView?.panDidBegin(self)
    case .changed: scrollView?.panDidMove(self)
    case .ended: scrollView?.panDidEnd(self, isCancelled: false)
    case .cancelled: scrollView?.panDidEnd(self, isCancelled: true)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    scrollView?.scrolling.drag = nil
  }
}
