import TerminalUIKit

/// A window that records the kinds of events it receives, because views receive only some of them.
final class JournalWindow: UIWindow {
  private(set) var kinds: [String] = []

  override func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .hover: kinds.append("hover")
    case .scroll: kinds.append("scroll \(event.modifierFlags.rawValue)")
    default: break
    }
    super.sendEvent(event)
  }
}
