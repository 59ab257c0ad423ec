import AppRuntime
import Foundation

/// Something the user did, on its way to the responder that answers it (UIKit).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// Fingers or a mouse on the screen.
    case touches = 0
    /// The device was moved; terminals are not.
    case motion = 1
    /// A command from headphones and the like; terminals have none.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel.
    case scroll = 10
    /// A mouse without a button.
    case hover = 11
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// When it happened, in seconds of app time.
  public let timestamp: TimeInterval
  /// The modifier keys that were held down.
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

  /// Makes an event of touches, without any, at this moment of app time.
  public override convenience init() { self.init(timestamp: UIApplication.shared.loop.clock.now) }

  /// All touches of the event; nil when it is of another kind.
  open var allTouches: Set<UITouch>? { type == .touches ? touches : nil }

  /// The buttons of the mouse that are, or were until just now, held down; none for fingers.
  open var buttonMask: ButtonMask {
    touches.reduce(into: ButtonMask()) { $0.formUnion($1.buttonMask) }
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// What has happened to a touch since the event before: it alone, as none are left out on the way.
  ///
  /// - Returns: Nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where a touch may go next: nobody foretells it here.
  ///
  /// - Returns: Nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
