import CellRendering
import Foundation

/// One finger, or the mouse with a button down, from touching the screen to leaving it (UIKit).
///
/// It is one object all along; its place and phase change.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger has just done.
  public enum Phase: Int, Sendable {
    /// It touched the screen.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A mouse without a button came into a region.
    case regionEntered = 5
    /// A mouse without a button moved within a region.
    case regionMoved = 6
    /// A mouse without a button left a region.
    case regionExited = 7
  }

  /// What kind of thing touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// Something beside the screen.
    case indirect = 1
    /// A mouse.
    case indirectPointer = 3
  }

  /// When the phase last changed, in seconds of app time.
  final public internal(set) var timestamp: TimeInterval = 0
  /// What the finger has just done.
  final public internal(set) var phase: Phase
  /// How many times in a row it tapped here.
  final public internal(set) var tapCount: Int
  /// The window in which the touch began.
  final public internal(set) weak var window: UIWindow?
  /// The view in which the touch began, and which hears of it until it ends.
  final public internal(set) weak var view: UIView?
  /// What kind of thing touches.
  public let type: TouchType

  /// The number that tells the finger from others that are down at the same time.
  let finger: Int
  /// The buttons of the mouse that make the touch; none for a finger.
  final var buttonMask: UIEvent.ButtonMask

  /// Whether it is a finger or the main button, which use things; other buttons ask for menus.
  var isPrimary: Bool { buttonMask.isEmpty || buttonMask.contains(.primary) }

  /// The recognisers that see the touch, from the inside; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    gestureRecognizersInOrder.isEmpty ? nil : gestureRecognizersInOrder
  }

  final var gestureRecognizersInOrder: [UIGestureRecognizer] = []
  /// What the view that it began in knows of it.
  final var delivery = Delivery.none

  // In points of the screen.
  final var position: CGPoint
  final var previousPosition: CGPoint

  /// Makes what one finger or the mouse does at one moment, for `UIApplication.synthesizeTouches(_:)`.
  ///
  /// - Parameters:
  ///   - finger: A number of the caller's, the same from beginning to end.
  ///   - phase: What the finger has just done.
  ///   - position: In points of the screen.
  ///   - tapCount: How many times in a row the finger taps here.
  ///   - type: What kind of thing touches.
  ///   - buttonMask: The button that a mouse is used with; a right click is an `.indirectPointer` with
  ///     `.secondary`.
  package init(
    finger: Int = 0, _ phase: Phase, at position: CGPoint, tapCount: Int = 1,
    type: TouchType = .direct, buttonMask: UIEvent.ButtonMask = []
  ) {
    self.finger = finger
    self.phase = phase
    self.position = position.finite
    previousPosition = self.position
    self.tapCount = tapCount
    self.type = type
    self.buttonMask = buttonMask
    super.init()
  }

  /// Makes a finger that touches nothing yet, at the origin of the screen.
  public override convenience init() { self.init(.began, at: .zero) }

  /// Where it is, in points of a view; of its window when that is nil.
  open func location(in view: UIView?) -> CGPoint { converted(position, to: view) }

  /// Where it was before the last change, in points of a view; of its window when that is nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPosition, to: view) }

  /// Where it is, as `location(in:)` says: a terminal knows nothing more precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where it was before the last change, as `previousLocation(in:)` says.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// How big the touch is, in points: half a cell.
  open var majorRadius: CGFloat { CellMetrics.width / 2 }

  /// How far that may be wrong, in points.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// How hard it presses: 0, as on devices that do not tell.
  open var force: CGFloat { 0 }

  /// The hardest that it could press: 0, as on devices that do not tell.
  open var maximumPossibleForce: CGFloat { 0 }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    return target.convertedFromRoot(point)
  }
}
