import TerminalUIKit

/// A window that notes what kinds of events come, since views hear only of some.
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
