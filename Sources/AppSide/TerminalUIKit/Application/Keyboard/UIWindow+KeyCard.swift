import Foundation
import TerminalEvents

/// Showing and closing the card of the keys.
extension UIWindow {
  /// Shows the card of the keys.
  func showKeyCard() {
    let start: UIResponder = focusedView ?? firstResponder ?? rootViewController?.frontmost ?? self
    keyCard = KeyCard(commands: commandLines(from: start))
    UIApplication.shared.hasShownKeyCard = true
  }

  /// Draws the card of the keys, if it is shown.
  func drawKeyCard(in context: DrawingContext) { keyCard?.draw(in: context, over: frame) }

  /// Handles a key while the card is shown.
  ///
  /// Escape and F1 close the card, and keys that scroll scroll it if it is higher than the window.
  /// Any other key closes the card and has its usual effect.
  ///
  /// - Returns: Whether the key was handled.
  func takeForKeyCard(_ key: UIKey) -> Bool {
    guard keyCard != nil else { return false }
    if keyCard?.scroll(by: key, in: storedBounds.size) == true { return true }
    keyCard = nil
    return key.keyCode == .keyboardEscape || key.keyCode == .keyboardF1
  }

  /// Closes the card on a click, which has no other effect.
  ///
  /// - Returns: Whether the card was shown.
  func takeForKeyCard(_ action: MouseAction) -> Bool {
    guard keyCard != nil else { return false }
    if case .down = action.kind { keyCard = nil }
    return true
  }

  /// Returns lines for the app's commands that can be performed, without duplicates.
  private func commandLines(from start: UIResponder) -> [KeyCard.Line] {
    var commands: [UIKeyCommand] = []
    var next: UIResponder? = start
    while let responder = next {
      commands += responder.keyCommands ?? []
      next = responder.next
    }
    commands += Self.commands(in: UIMenuSystem.main.builtMenu)
    var lines: [KeyCard.Line] = []
    for command in commands {
      let text = command.discoverabilityTitle ?? command.title
      // The terminal's own editing keys differ from those of the standard editing commands.
      let isForText = command.action?.isStandardEditAction == true
      guard !isForText, let keys = command.terminalKeys, keys != "Ctrl-C", !text.isEmpty,
        !lines.contains(where: { $0.keys == keys }), command.isPossible(from: start)
      else { continue }
      lines.append(KeyCard.Line(keys: keys, text: text))
    }
    return lines
  }

  private static func commands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child in
      (child as? UIMenu).map { commands(in: $0) } ?? (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }
}
