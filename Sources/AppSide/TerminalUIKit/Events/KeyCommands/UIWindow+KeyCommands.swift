/// Matching of key presses with commands.
extension UIWindow {
  /// Performs the command for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - responder: The responder that would get the key first.
  ///   - isFromTerminal: Whether a user at the terminal pressed the key. Terminals don't report the
  ///     command key, so Control replaces it unless it has another meaning.
  /// - Returns: Whether a command was performed.
  func performKeyCommand(
    for key: UIKey, from responder: UIResponder, isFromTerminal: Bool
  ) -> Bool {
    let flags = key.modifierFlags
    if performKeyCommand(for: key, flags, from: responder) { return true }
    guard isFromTerminal, flags.contains(.control), !flags.contains(.command),
      key.charactersIgnoringModifiers != "c",
      !responder.isEdited(by: key)
    else { return false }
    let translated = flags.subtracting(.control).union(.command)
    return performKeyCommand(for: key, translated, from: responder)
  }

  private func performKeyCommand(
    for key: UIKey, _ flags: UIKeyModifierFlags, from responder: UIResponder
  ) -> Bool {
    let isForText = responder.isEdited(by: key)
    var next: UIResponder? = responder
    while let current = next {
      for command in current.keyCommands ?? []
      where command.matches(key, flags)
        && (!isForText || command.wantsPriorityOverSystemBehavior)
      {
        if command.perform(from: responder) { return true }
      }
      next = current.next
    }
    return !isForText
      && performKeyCommand(in: UIMenuSystem.main.builtMenu, key, flags, from: responder)
  }

  private func performKeyCommand(
    in menu: UIMenu, _ key: UIKey, _ flags: UIKeyModifierFlags, from responder: UIResponder
  ) -> Bool {
    for child in menu.children {
      if let menu = child as? UIMenu {
        if performKeyCommand(in: menu, key, flags, from: responder) { return true }
      } else if let command = child as? UIKeyCommand, command.matches(key, flags),
        command.perform(from: responder)
      {
        return true
      }
    }
    return false
  }
}

/// A responder that keys edit while it is first responder.
@MainActor
protocol KeyEditing: UIResponder {
  /// Returns whether a key edits the responder at present.
  func claims(_ key: UIKey) -> Bool
}

extension UITextField: KeyEditing {
  func claims(_ key: UIKey) -> Bool {
    guard isFirstResponder, !key.modifierFlags.contains(.command) else { return false }
    if key.modifierFlags.contains(.control) {
      return "aebfdhkuw".contains(key.charactersIgnoringModifiers)
    }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd:
      return true
    default: return key.typedText != nil
    }
  }
}

extension UITextView: KeyEditing {
  func claims(_ key: UIKey) -> Bool {
    guard isFirstResponder, !key.modifierFlags.contains(.command) else { return false }
    if key.modifierFlags.contains(.control) {
      return "aebfpndhkuw".contains(key.charactersIgnoringModifiers)
    }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd:
      return true
    default: return key.typedText != nil
    }
  }
}
