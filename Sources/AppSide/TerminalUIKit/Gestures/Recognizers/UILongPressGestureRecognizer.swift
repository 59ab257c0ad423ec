import AppRuntime
import Foundation

/// Recognises fingers that stay for a while, and follows them from then on (UIKit).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds of app time.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press at once.
  open var numberOfTouchesRequired = 1

  final private var taps = 0
  final private var starts: [ObjectIdentifier: CGPoint] = [:]
  final private var timer: ScheduledWork?

  /// Starts to wait.
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
    guard taps >= numberOfTapsRequired else { return failAfter(Self.longestTap) }
    guard fingers == max(1, numberOfTouchesRequired) else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    timer = UIApplication.shared.clock.schedule(
      after: minimumPressDuration, named: "long press"
    ) { [weak self] in self?.state = .began }
  }

  /// Fails when a finger moves too far too early; later it is followed.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return state = .changed }
    let hasWandered = touches.contains { touch in
      let start = starts[ObjectIdentifier(touch)] ?? touch.position
      return touch.position.distance(to: start) > allowableMovement
    }
    if hasWandered { state = .failed }
  }

  /// Ends, or fails when it was too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return state = .ended }
    timer?.cancel()
    guard tracking.liveTouches.isEmpty, taps < numberOfTapsRequired else { return state = .failed }
    taps += 1
    failAfter(Self.longestGap)
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Waits no more.
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

  /// In seconds: how long a tap is.
  private static let longestTap: TimeInterval = 0.75
  /// In seconds: how soon the next touch follows a tap.
  private static let longestGap: TimeInterval = 0.35
}
