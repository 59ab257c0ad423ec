import Foundation

/// Follows two fingers that come together or part (UIKit).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  final private var start: TwoFingers?
  final private var last: TwoFingers?
  final private var followed = FollowedValue(1)

  /// How much farther apart the fingers are than at the beginning; set it to count anew.
  open var scale: CGFloat {
    get { followed.value }
    set { followed.set(newValue.isFinite ? newValue : 1) }
  }

  /// How fast the scale changes, in a second.
  open var velocity: CGFloat { followed.velocity }

  /// Notes how far the fingers are apart; more than two are none of its.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in tracking.liveTouches.dropFirst(2) { ignore(touch, for: event) }
    measure(event)
  }

  /// Begins when the distance has changed enough, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let last, let now = TwoFingers(tracking.liveTouches) else { return }
    followed.follow(followed.value * now.distance / last.distance, at: event.timestamp)
    self.last = now
    if state.isUnderWay {
      state = .changed
    } else if abs(now.distance - start.distance) >= Self.threshold {
      state = .began
    }
  }

  /// Ends when a finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state.isUnderWay { return state = .ended }
    if tracking.liveTouches.isEmpty { state = .failed }
    start = nil
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    start = nil
    last = nil
    followed = FollowedValue(1)
  }

  private func measure(_ event: UIEvent) {
    guard start == nil, let now = TwoFingers(tracking.liveTouches) else { return }
    start = now
    last = now
    followed.follow(1, at: event.timestamp)
  }

  /// How much the distance changes before it is a pinch, in points.
  private static let threshold: CGFloat = 8
}
