import Foundation

/// Keys being pressed or let go (UIKit).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  public let allPresses: Set<UIPress>
  /// Whether a person at the terminal did it, who gets a little more than UIKit gives.
  let isByHand: Bool

  init(
    presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags,
    isByHand: Bool
  ) {
    allPresses = presses
    self.isByHand = isByHand
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
  }

  /// Always `.presses`.
  open override var type: EventType { .presses }
}
