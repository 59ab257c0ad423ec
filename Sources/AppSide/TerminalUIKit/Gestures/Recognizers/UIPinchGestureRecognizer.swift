import Foundation

/// A recogniser of pinches with two fingers (UIKit).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  final private var start: TwoFingers?
  final private var last: TwoFingers?
  final private var followed = FollowedValue(1)

  /// The ratio of the distance between the fingers to the initial one; setting it continues from
  /// the new value.
  open var scale: CGFloat {
    get { followed.value }
    set { followed.set(newValue.isFinite ? newValue : 1) }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { followed.velocity }

  /// Stores the initial distance; touches after the second are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in tracking.liveTouches.dropFirst(2) { ignore(touch, for: event) }
    measure(event)
  }

  /// Begins when the distance has changed enough, and tracks it afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let last, let now = TwoFingers(tracking.liveTouches) else { return }
    followed.follow(followed.value * now.distance / last.distance, at: event.timestamp)
    self.last = now
    if state.isInProgress {
      state = .changed
    } else if abs(now.distance - start.distance) >= Self.threshold {
      state = .began
    }
  }

  /// Ends when a finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state.isInProgress { return state = .ended }
    if tracking.liveTouches.isEmpty { state = .failed }
    start = nil
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Resets the gesture.
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

  /// The minimum change of distance, in points.
  private static let threshold: CGFloat = 8
}
