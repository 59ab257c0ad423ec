import Foundation

/// Recognises a quick move in a direction (UIKit): fifty points within half a second.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes (UIKit).
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes directions of their bits.
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

  /// Where the swipe goes.
  open var direction: Direction = .right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  final private var start: (place: CGPoint, time: TimeInterval)?

  /// Notes where the fingers came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let live = tracking.liveTouches
    if live.count > max(1, numberOfTouchesRequired) { return state = .failed }
    if let middle = live.centroid { start = (middle, start?.time ?? event.timestamp) }
  }

  /// Recognises when they have moved far enough, fails when they go astray or take too long.
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

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    start = nil
  }

  private func check(_ event: UIEvent) {
    guard state == .possible, tracking.pending == nil, let start,
      let middle = tracking.touches.centroid
    else { return }
    let way = middle.offset(from: start.place)
    let isQuick = event.timestamp - start.time <= Self.longest
    if isQuick, tracking.touches.count == max(1, numberOfTouchesRequired), goesItsWay(way) {
      // As in UIKit, it is where it began.
      tracking.location = start.place
      state = .ended
    } else if !isQuick || !mayGoItsWay(way) {
      state = .failed
    }
  }

  /// Whether one of the directions is left that the fingers have neither strayed from nor turned away
  /// from.
  private func mayGoItsWay(_ way: CGPoint) -> Bool {
    // A finger is never quite still: what is too little for a pan is no turn.
    let slack = UIPanGestureRecognizer.threshold
    let isUpright = abs(way.x) <= Self.astray
    let isLevel = abs(way.y) <= Self.astray
    return isLevel && direction.contains(.right) && way.x > -slack
      || isLevel && direction.contains(.left) && way.x < slack
      || isUpright && direction.contains(.down) && way.y > -slack
      || isUpright && direction.contains(.up) && way.y < slack
  }

  private func goesItsWay(_ way: CGPoint) -> Bool {
    let found: Direction =
      abs(way.x) > abs(way.y)
      ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    return direction.contains(found) && max(abs(way.x), abs(way.y)) >= Self.farEnough
      && min(abs(way.x), abs(way.y)) <= Self.astray
  }

  // As UIKit has them: in seconds, and in points.
  private static let longest: TimeInterval = 0.5
  private static let farEnough: CGFloat = 50
  private static let astray: CGFloat = 50
}
