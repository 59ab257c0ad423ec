import Foundation

/// A recogniser of drags (UIKit).
///
/// It begins when the fingers have moved ten points. `translation(in:)` is relative to their
/// initial position.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll devices that drag as well, by default none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  final private var moved = CGPoint.zero
  final private var lastMiddle: CGPoint?
  final private var samples: [(time: TimeInterval, moved: CGPoint)] = []
  /// The offset that `setTranslation(_:in:)` has added.
  final private var shift = CGPoint.zero

  /// Returns the translation of the fingers, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.x + shift.x, y: moved.y + shift.y)
  }

  /// Sets the translation and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = translation.finite
    shift = CGPoint(x: translation.x - moved.x, y: translation.y - moved.y)
    samples = samples.suffix(1)
  }

  /// Returns the recent velocity in points per second, which is zero if no time has passed.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    let offset = last.moved.offset(from: first.moved)
    return CGPoint(x: offset.x / time, y: offset.y / time)
  }

  /// Starts tracking the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if tracking.liveTouches.count > max(1, maximumNumberOfTouches) {
      guard state.isInProgress else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    measure(from: tracking.liveTouches.centroid, event)
  }

  /// Begins when the fingers have moved far enough, and tracks them afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(event)
    if state.isInProgress {
      state = .changed
    } else if tracking.liveTouches.count >= minimumNumberOfTouches, isDrag {
      state = .began
    }
  }

  /// Ends when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    move(event)
    let live = tracking.liveTouches
    if live.isEmpty || (state.isInProgress && live.count < minimumNumberOfTouches) {
      state = state.isInProgress ? .ended : .failed
    } else {
      measure(from: live.centroid, event)
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Resets the gesture.
  open override func reset() {
    super.reset()
    moved = .zero
    shift = .zero
    lastMiddle = nil
    samples = []
  }

  /// The actual movement of the fingers, in points.
  var distanceMoved: CGPoint { moved }

  /// Whether the fingers have moved far enough to drag.
  var hasMoved: Bool { max(abs(moved.x), abs(moved.y)) >= Self.threshold }

  /// Whether the movement is a drag of the required kind.
  var isDrag: Bool { hasMoved }

  /// Performs a whole gesture for each turn of the wheel.
  ///
  /// - Returns: Whether the recogniser handles the wheel.
  func scroll(by distance: CGPoint, at location: CGPoint) -> Bool {
    guard isEnabled, !allowedScrollTypesMask.isEmpty, state == .possible, !tracking.isActive,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    tracking.location = location
    recognize(.began)
    moved = distance
    state = .changed
    state = .ended
    resetToPossible()
    return true
  }

  private func measure(from middle: CGPoint?, _ event: UIEvent) {
    lastMiddle = middle
    if samples.isEmpty { samples = [(event.timestamp, moved)] }
  }

  private func move(_ event: UIEvent) {
    guard let middle = tracking.touches.centroid else { return }
    if let lastMiddle {
      let offset = middle.offset(from: lastMiddle)
      moved = CGPoint(x: moved.x + offset.x, y: moved.y + offset.y)
    }
    lastMiddle = middle
    samples.append((event.timestamp, moved))
    // Of several samples at one moment the last one counts.
    samples.removeAll { $0.time < event.timestamp - Self.memory }
  }

  /// The minimum movement of a drag in points, as in UIKit.
  static let threshold: CGFloat = 10
  /// The period that determines the velocity, in seconds.
  private static let memory: TimeInterval = 0.1
}

/// The kinds of scroll devices that can drag (UIKit).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: Int

  /// Creates a mask from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A mouse wheel with discrete steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad with continuous scrolling.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds of devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
