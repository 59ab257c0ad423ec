import AppRuntime
import Foundation

/// A single user interaction with the app (UIKit).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches by fingers or a mouse.
    case touches = 0
    /// Motion of the device, which a terminal doesn't have.
    case motion = 1
    /// Remote control commands, which a terminal doesn't have.
    case remoteControl = 2
    /// Key presses.
    case presses = 3
    /// Scrolling with a wheel.
    case scroll = 10
    /// Movement of the pointer without a pressed button.
    case hover = 11
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The time of the event, in seconds of app time.
  public let timestamp: TimeInterval
  /// The modifier keys that were pressed.
  public let modifierFlags: UIKeyModifierFlags
  private let touches: Set<UITouch>

  init(
    timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags? = nil, touches: Set<UITouch> = []
  ) {
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags ?? UIApplication.shared.heldModifiers
    self.touches = touches
    super.init()
  }

  /// Creates an event without touches at the current app time.
  public override convenience init() { self.init(timestamp: UIApplication.shared.loop.clock.now) }

  /// All touches of the event, or `nil` if it has another type.
  open var allTouches: Set<UITouch>? { type == .touches ? touches : nil }

  /// The pressed buttons of the mouse, including those just released; empty for fingers.
  open var buttonMask: ButtonMask {
    touches.reduce(into: ButtonMask()) { $0.formUnion($1.buttonMask) }
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns all changes of a touch since the previous event: only the touch itself, because no
  /// changes are coalesced.
  ///
  /// - Returns: `nil` for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the predicted touches, which are always empty.
  ///
  /// - Returns: `nil` for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
