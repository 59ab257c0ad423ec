/// The handling of keys that no responder in the chain handled.
extension UIApplication {
  /// Handles a key.
  ///
  /// - Tab and Shift-Tab move the focus in reading order.
  /// - Return in a text field whose own handling changed nothing moves to the next text field, or
  ///   from the last one presses the button that follows in reading order, like a default button.
  ///   UIKit doesn't do this, so the key must come from a person at the terminal, not from
  ///   automation.
  /// - Left, or Right in a right-to-left layout, goes back in a navigation controller if nothing
  ///   scrolls. UIKit doesn't do this either.
  /// - F1 shows the card of the keys.
  /// - Control-C ends the app with the exit status of an interrupted process.
  ///
  /// - Returns: Whether the key was handled.
  func handleUnclaimed(_ key: UIKey, isFromTerminal: Bool) -> Bool {
    if key.isInterrupt {
      terminate(status: Self.interrupted)
      return true
    }
    guard let keyWindow = windowOfKeys else { return false }
    switch key.keyCode {
    case .keyboardTab: return keyWindow.moveFocus(backwards: key.modifierFlags.contains(.shift))
    case .keyboardEscape: return keyWindow.endSearch()
    case .keyboardReturnOrEnter: return isFromTerminal && moveToNextField(in: keyWindow)
    case .keyboardF1:
      keyWindow.showKeyCard()
      return true
    default: return isFromTerminal && (keyWindow.scroll(by: key) || keyWindow.goBack(by: key))
    }
  }

  private func moveToNextField(in window: UIWindow) -> Bool {
    guard
      let field = window.firstResponder as? UITextField ?? window.lastFocusedView as? UITextField
    else { return false }
    let order = window.focusOrder
    guard let index = order.firstIndex(where: { $0 === field }) else { return false }
    let rest = order[(index + 1)...]
    if let next = rest.first(where: { $0 is UITextField }) { return window.focus(on: next) }
    guard let button = rest.first(where: { $0 is UIButton }) as? UIButton else { return false }
    button.activateFromKeyboard()
    return true
  }

  /// The exit status that a shell reports after Control-C: 128 plus the signal's number.
  static let interrupted: Int32 = 130
}

extension UIKey {
  /// Whether the key is Control-C, which ends the app.
  var isInterrupt: Bool {
    modifierFlags.contains(.control) && charactersIgnoringModifiers == "c"
  }
}
