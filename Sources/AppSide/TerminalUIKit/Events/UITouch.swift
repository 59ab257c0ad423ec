import CellRendering
import Foundation

/// A touch of a finger, or of the mouse with a button pressed, from its beginning to its end
/// (UIKit).
///
/// It is the same object throughout, and its position and phase change.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger stayed at its position.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The touch was cancelled.
    case cancelled = 4
    /// The pointer entered a region without a pressed button.
    case regionEntered = 5
    /// The pointer moved within a region without a pressed button.
    case regionMoved = 6
    /// The pointer left a region without a pressed button.
    case regionExited = 7
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// An input device other than the screen.
    case indirect = 1
    /// A mouse.
    case indirectPointer = 3
  }

  /// The time of the last change of phase, in seconds of app time.
  final public internal(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  final public internal(set) var phase: Phase
  /// The number of consecutive taps at this location.
  final public internal(set) var tapCount: Int
  /// The window in which the touch began.
  final public internal(set) weak var window: UIWindow?
  /// The view in which the touch began, which gets the touch until it ends.
  final public internal(set) weak var view: UIView?
  /// The type of the touch.
  public let type: TouchType

  /// A number that identifies the finger among those that are down at the same time.
  let finger: Int
  /// The buttons of the mouse that make the touch; none for a finger.
  final var buttonMask: UIEvent.ButtonMask

  /// Whether this is a finger or the primary button; other buttons open menus.
  var isPrimary: Bool { buttonMask.isEmpty || buttonMask.contains(.primary) }

  /// The gesture recognisers that receive the touch, innermost first, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    gestureRecognizersInOrder.isEmpty ? nil : gestureRecognizersInOrder
  }

  final var gestureRecognizersInOrder: [UIGestureRecognizer] = []
  /// The part of the touch that has been delivered to its view.
  final var delivery = Delivery.none

  // Positions in screen coordinates.
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

  /// Returns the position in a view's coordinates, or in the window's if the view is `nil`.
  open func location(in view: UIView?) -> CGPoint { converted(position, to: view) }

  /// Returns the previous position in a view's coordinates, or in the window's if the view is
  /// `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPosition, to: view) }

  /// Returns the same as `location(in:)`, because a terminal has no higher precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the touch in points, which is half a cell.
  open var majorRadius: CGFloat { CellMetrics.width / 2 }

  /// The tolerance of the radius in points, which is zero.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The force of the touch, which is 0 as on devices that don't measure it.
  open var force: CGFloat { 0 }

  /// The maximum force, which is 0 as on devices that don't measure it.
  open var maximumPossibleForce: CGFloat { 0 }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    return target.convertedFromRoot(point)
  }
}
