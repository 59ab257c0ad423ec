import Foundation

/// An event of key presses (UIKit).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  public let allPresses: Set<UIPress>
  /// Whether the press comes from a user at the terminal, for whom keys do slightly more than in
  /// UIKit.
  let isFromTerminal: Bool

  init(
    presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags,
    isFromTerminal: Bool
  ) {
    allPresses = presses
    self.isFromTerminal = isFromTerminal
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
  }

  /// The type of the event, which is `.presses`.
  open override var type: EventType { .presses }
}
