import Foundation

/// A recogniser of swipes, which are movements of fifty points within half a second (UIKit).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe (UIKit).
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt

    /// Creates directions from their raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions of the swipe.
  open var direction: Direction = .right
  /// The number of fingers required for the swipe.
  open var numberOfTouchesRequired = 1

  final private var start: (place: CGPoint, time: TimeInterval)?

  /// Stores the initial positions of the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let live = tracking.liveTouches
    if live.count > max(1, numberOfTouchesRequired) { return state = .failed }
    if let middle = live.centroid { start = (middle, start?.time ?? event.timestamp) }
  }

  /// Recognises the swipe when the fingers have moved far enough; fails if they deviate or take too
  /// long.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    check(event)
  }

  /// Fails unless the fingers have moved far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    check(event)
    if state == .possible { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Resets the gesture.
  open override func reset() {
    super.reset()
    start = nil
  }

  private func check(_ event: UIEvent) {
    guard state == .possible, tracking.pending == nil, let start,
      let middle = tracking.touches.centroid
    else { return }
    let translation = middle.offset(from: start.place)
    let isQuick = event.timestamp - start.time <= Self.maximumDuration
    if isQuick, tracking.touches.count == max(1, numberOfTouchesRequired), isComplete(translation) {
      // As in UIKit, the location of a swipe is where it began.
      tracking.location = start.place
      state = .ended
    } else if !isQuick || !mayComplete(translation) {
      state = .failed
    }
  }

  /// Returns whether the fingers may still complete a swipe in one of the permitted directions.
  private func mayComplete(_ translation: CGPoint) -> Bool {
    // Small movements are tolerated in any direction because fingers are never quite still.
    let slack = UIPanGestureRecognizer.threshold
    let isUpright = abs(translation.x) <= Self.maximumDeviation
    let isLevel = abs(translation.y) <= Self.maximumDeviation
    return isLevel && direction.contains(.right) && translation.x > -slack
      || isLevel && direction.contains(.left) && translation.x < slack
      || isUpright && direction.contains(.down) && translation.y > -slack
      || isUpright && direction.contains(.up) && translation.y < slack
  }

  private func isComplete(_ translation: CGPoint) -> Bool {
    let found: Direction =
      abs(translation.x) > abs(translation.y)
      ? (translation.x > 0 ? .right : .left) : (translation.y > 0 ? .down : .up)
    return direction.contains(found)
      && max(abs(translation.x), abs(translation.y)) >= Self.minimumDistance
      && min(abs(translation.x), abs(translation.y)) <= Self.maximumDeviation
  }

  // The limits are those of UIKit, in seconds and in points.
  private static let maximumDuration: TimeInterval = 0.5
  private static let minimumDistance: CGFloat = 50
  private static let maximumDeviation: CGFloat = 50
}
