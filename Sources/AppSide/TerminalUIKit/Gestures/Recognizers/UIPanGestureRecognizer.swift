import Foundation

/// Follows fingers that drag (UIKit).
///
/// It begins when they have moved ten points; `translation(in:)` counts from where they came down.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers drag at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers drag at most.
  open var maximumNumberOfTouches = Int.max
  /// Which wheels and trackpads drag too; none unless said otherwise.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  final private var moved = CGPoint.zero
  final private var lastMiddle: CGPoint?
  final private var samples: [(time: TimeInterval, moved: CGPoint)] = []
  /// What `setTranslation(_:in:)` has added.
  final private var shift = CGPoint.zero

  /// How far the fingers have moved, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.x + shift.x, y: moved.y + shift.y)
  }

  /// Lets the translation count from another value, and forgets the speed.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = translation.finite
    shift = CGPoint(x: translation.x - moved.x, y: translation.y - moved.y)
    samples = samples.suffix(1)
  }

  /// How fast the fingers were of late, in points a second; none when no time has passed at all.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    let way = last.moved.offset(from: first.moved)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  /// Starts to follow the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if tracking.liveTouches.count > max(1, maximumNumberOfTouches) {
      guard state.isUnderWay else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    measure(from: tracking.liveTouches.centroid, event)
  }

  /// Begins when they have moved far enough, and follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(event)
    if state.isUnderWay {
      state = .changed
    } else if tracking.liveTouches.count >= minimumNumberOfTouches, isDrag {
      state = .began
    }
  }

  /// Ends when there are too few fingers left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    move(event)
    let live = tracking.liveTouches
    if live.isEmpty || (state.isUnderWay && live.count < minimumNumberOfTouches) {
      state = state.isUnderWay ? .ended : .failed
    } else {
      measure(from: live.centroid, event)
    }
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    moved = .zero
    shift = .zero
    lastMiddle = nil
    samples = []
  }

  /// How far the fingers have really moved, in points.
  var distanceMoved: CGPoint { moved }

  /// Whether the fingers have moved far enough to drag.
  var hasMoved: Bool { max(abs(moved.x), abs(moved.y)) >= Self.threshold }

  /// Whether what the fingers have done is the drag that is looked for.
  var isDrag: Bool { hasMoved }

  /// Follows a wheel: one whole gesture for each turn of it.
  ///
  /// - Returns: Whether it was for this recogniser.
  func scroll(by distance: CGPoint, at location: CGPoint) -> Bool {
    guard isEnabled, !allowedScrollTypesMask.isEmpty, state == .possible, !tracking.isActive,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    tracking.location = location
    recognize(.began)
    moved = distance
    state = .changed
    state = .ended
    startOver()
    return true
  }

  private func measure(from middle: CGPoint?, _ event: UIEvent) {
    lastMiddle = middle
    if samples.isEmpty { samples = [(event.timestamp, moved)] }
  }

  private func move(_ event: UIEvent) {
    guard let middle = tracking.touches.centroid else { return }
    if let lastMiddle {
      let way = middle.offset(from: lastMiddle)
      moved = CGPoint(x: moved.x + way.x, y: moved.y + way.y)
    }
    lastMiddle = middle
    samples.append((event.timestamp, moved))
    // Of several at one moment the last counts.
    samples.removeAll { $0.time < event.timestamp - Self.memory }
  }

  /// How far fingers move before they drag, in points, as in UIKit.
  static let threshold: CGFloat = 10
  /// In seconds: how long ago counts for the speed.
  private static let memory: TimeInterval = 0.1
}

/// What turns a wheel into a drag (UIKit).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: Int

  /// Makes a mask of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
