import Foundation

/// A recogniser of rotations with two fingers (UIKit).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  final private var start: TwoFingers?
  final private var last: TwoFingers?
  final private var followed = FollowedValue(0)

  /// The rotation in radians, clockwise; setting it continues from the new value.
  open var rotation: CGFloat {
    get { followed.value }
    set { followed.set(newValue.isFinite ? newValue : 0) }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { followed.velocity }

  /// Stores the initial angle; touches after the second are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in tracking.liveTouches.dropFirst(2) { ignore(touch, for: event) }
    guard start == nil, let now = TwoFingers(tracking.liveTouches) else { return }
    start = now
    last = now
    followed.follow(0, at: event.timestamp)
  }

  /// Begins when the angle has changed enough, and tracks it afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard start != nil, let last, let now = TwoFingers(tracking.liveTouches) else { return }
    // The angle jumps by a full turn at the left edge of the circle, but the fingers don't.
    let step = (now.angle - last.angle).remainder(dividingBy: 2 * .pi)
    followed.follow(followed.value + step, at: event.timestamp)
    self.last = now
    if state.isInProgress {
      state = .changed
    } else if abs(followed.value) >= Self.threshold {
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
    followed = FollowedValue(0)
  }

  /// The minimum rotation in radians, which is five degrees.
  private static let threshold: CGFloat = .pi / 36
}
