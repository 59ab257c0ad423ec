import AppRuntime
import Foundation

/// A recogniser of one or more taps with one or more fingers (UIKit).
///
/// A tap lasts at most 0.75 s and moves at most 45 points. The next tap must follow within 0.35 s
/// and 45 points.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of consecutive taps required.
  open var numberOfTapsRequired = 1
  /// The number of fingers required for each tap.
  open var numberOfTouchesRequired = 1
  /// The mouse button required for the tap.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  final private var taps = 0
  final private var maximumTouchCount = 0
  final private var starts: [ObjectIdentifier: CGPoint] = [:]
  final private var lastPlace: CGPoint?
  final private var limit: ScheduledWork?

  /// Stores the initial positions of the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    let fingers = tracking.liveTouches.count
    if fingers == touches.count {
      if let lastPlace, tracking.location.distance(to: lastPlace) > Self.allowableMovement {
        return state = .failed
      }
      maximumTouchCount = 0
      failAfter(Self.maximumTapDuration)
    }
    maximumTouchCount = max(maximumTouchCount, fingers)
    if maximumTouchCount > max(1, numberOfTouchesRequired) { state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let hasMovedBeyondTap = touches.contains { touch in
      let start = starts[ObjectIdentifier(touch)] ?? touch.position
      return touch.position.distance(to: start) > Self.allowableMovement
    }
    if hasMovedBeyondTap { state = .failed }
  }

  /// Counts the tap, and recognises the gesture at the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard tracking.liveTouches.isEmpty else { return }
    guard maximumTouchCount == max(1, numberOfTouchesRequired) else { return state = .failed }
    taps += 1
    lastPlace = tracking.location
    if taps >= numberOfTapsRequired {
      limit?.cancel()
      state = .ended
    } else {
      failAfter(Self.maximumTapInterval)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Resets the gesture.
  open override func reset() {
    super.reset()
    limit?.cancel()
    limit = nil
    taps = 0
    maximumTouchCount = 0
    starts = [:]
    lastPlace = nil
  }

  override var waitsForMoreTouches: Bool { storedState == .possible && tracking.isActive }

  override var waitEnd: TimeInterval? {
    waitsForMoreTouches && tracking.liveTouches.isEmpty ? limit?.deadline : nil
  }

  override func accepts(_ buttonMask: UIEvent.ButtonMask) -> Bool {
    buttonMask.isEmpty ? buttonMaskRequired.contains(.primary) : buttonMask == buttonMaskRequired
  }

  override var isSimpleTap: Bool { numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1 }

  private func failAfter(_ delay: TimeInterval) {
    limit?.cancel()
    limit = UIApplication.shared.clock.schedule(after: delay, named: "tap") { [weak self] in
      self?.state = .failed
    }
  }

  // The limits are those of UIKit, in seconds and in points.
  private static let maximumTapDuration: TimeInterval = 0.75
  private static let maximumTapInterval: TimeInterval = 0.35
  static let allowableMovement: CGFloat = 45
}
