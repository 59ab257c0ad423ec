import Foundation

/// Keys being pressed or let go (UIKit).
@MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  public let allPresses: Set<UIPress>

  init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
  }

  /// Always `.presses`.
  open override var type: EventType { .presses }
}
