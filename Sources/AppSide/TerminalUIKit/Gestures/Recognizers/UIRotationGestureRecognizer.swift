import Foundation

/// Follows two fingers that turn about each other (UIKit).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  final private var start: TwoFingers?
  final private var last: TwoFingers?
  final private var followed = FollowedValue(0)

  /// How far the fingers have turned, in radians, clockwise; set it to count anew.
  open var rotation: CGFloat {
    get { followed.value }
    set { followed.set(newValue.isFinite ? newValue : 0) }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { followed.velocity }

  /// Notes how the fingers lie; more than two are none of its.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in tracking.liveTouches.dropFirst(2) { ignore(touch, for: event) }
    guard start == nil, let now = TwoFingers(tracking.liveTouches) else { return }
    start = now
    last = now
    followed.follow(0, at: event.timestamp)
  }

  /// Begins when the fingers have turned enough, and follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard start != nil, let last, let now = TwoFingers(tracking.liveTouches) else { return }
    // Over the left edge the angle jumps by a turn; the fingers did not.
    let step = (now.angle - last.angle).remainder(dividingBy: 2 * .pi)
    followed.follow(followed.value + step, at: event.timestamp)
    self.last = now
    if state.isUnderWay {
      state = .changed
    } else if abs(followed.value) >= Self.threshold {
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
    followed = FollowedValue(0)
  }

  /// How far fingers turn before it is a rotation, in radians: five degrees.
  private static let threshold: CGFloat = .pi / 36
}
