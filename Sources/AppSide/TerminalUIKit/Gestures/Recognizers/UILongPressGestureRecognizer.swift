import AppRuntime
import Foundation

/// A recogniser of long presses, which tracks the fingers from then on (UIKit).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds of app time.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers before the press is recognised, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers required for the press.
  open var numberOfTouchesRequired = 1

  final private var taps = 0
  final private var starts: [ObjectIdentifier: CGPoint] = [:]
  final private var timer: ScheduledWork?

  /// Starts waiting for the minimum duration.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    let fingers = tracking.liveTouches.count
    timer?.cancel()
    if fingers > max(1, numberOfTouchesRequired) { return state = .failed }
    guard taps >= numberOfTapsRequired else { return failAfter(Self.maximumTapDuration) }
    guard fingers == max(1, numberOfTouchesRequired) else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    timer = UIApplication.shared.clock.schedule(
      after: minimumPressDuration, named: "long press"
    ) { [weak self] in self?.state = .began }
  }

  /// Fails if a finger moves too far before the press is recognised; tracks the fingers afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return state = .changed }
    let hasMovedBeyondTap = touches.contains { touch in
      let start = starts[ObjectIdentifier(touch)] ?? touch.position
      return touch.position.distance(to: start) > allowableMovement
    }
    if hasMovedBeyondTap { state = .failed }
  }

  /// Ends the gesture, or fails if it hasn't been recognised.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return state = .ended }
    timer?.cancel()
    guard tracking.liveTouches.isEmpty, taps < numberOfTapsRequired else { return state = .failed }
    taps += 1
    failAfter(Self.maximumTapInterval)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Stops waiting.
  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    starts = [:]
  }

  override var waitsForMoreTouches: Bool {
    storedState == .possible && tracking.isActive && numberOfTapsRequired > 0
  }

  override var waitEnd: TimeInterval? {
    waitsForMoreTouches && tracking.liveTouches.isEmpty ? timer?.deadline : nil
  }

  private func failAfter(_ delay: TimeInterval) {
    timer?.cancel()
    timer = UIApplication.shared.clock.schedule(after: delay, named: "long press") {
      [weak self] in self?.state = .failed
    }
  }

  /// The maximum duration of a tap, in seconds.
  private static let maximumTapDuration: TimeInterval = 0.75
  /// The maximum interval between a tap and the next touch, in seconds.
  private static let maximumTapInterval: TimeInterval = 0.35
}
