/// What keys do when nobody along the responder chain wanted them.
extension UIApplication {
  /// Answers a key.
  ///
  /// - Tab and Shift-Tab move the focus in reading order.
  /// - Return in a text field whose own handling changed nothing moves on to the next text field; from
  ///   the last one it presses the button that follows in reading order, as a default button. A person
  ///   at the terminal expects that; UIKit does not do it, so automation's Return does not either.
  /// - Control-C ends the app with the status of a program that was interrupted.
  ///
  /// - Returns: Whether the key meant anything.
  func handleUnclaimed(_ key: UIKey, isByHand: Bool) -> Bool {
    let flags = key.modifierFlags
    if flags.contains(.control), key.charactersIgnoringModifiers == "c" {
      terminate(status: Self.interrupted)
      return true
    }
    guard let keyWindow else { return false }
    switch key.keyCode {
    case .keyboardTab: return keyWindow.moveFocus(backwards: flags.contains(.shift))
    case .keyboardEscape: return keyWindow.endSearch()
    case .keyboardReturnOrEnter: return isByHand && moveOn(in: keyWindow)
    default: return isByHand && keyWindow.scroll(by: key)
    }
  }

  private func moveOn(in window: UIWindow) -> Bool {
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

  /// What a shell gives for a program that Control-C ended: 128 and the number of the signal.
  static let interrupted: Int32 = 130
}
