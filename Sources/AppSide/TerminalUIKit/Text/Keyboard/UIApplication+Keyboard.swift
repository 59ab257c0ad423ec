extension UIApplication {
  /// The window of the keyboard, or `nil` while no text of the key window has the keyboard focus.
  var keyboardWindow: KeyboardWindow? {
    guard hasSoftwareKeyboard, let keyWindow, let keyboard = keyWindow.keyboard,
      keyboard.isShown(for: keyWindow.firstResponder), permissionWindow == nil,
      isShown(keyWindow)
    else { return nil }
    return keyboard
  }

  /// Shows, changes or removes the keyboard, as the first responder of the key window needs.
  ///
  /// - Returns: Whether anything has changed.
  func updateKeyboard() -> Bool {
    guard hasSoftwareKeyboard, let keyWindow else { return false }
    guard let responder = keyWindow.firstResponder,
      responder is any UIKeyInput, isShown(keyWindow)
    else { return keyWindow.keyboard?.hide() ?? false }
    let keyboard = keyWindow.keyboard ?? KeyboardWindow(frame: .zero)
    keyWindow.keyboard = keyboard
    return keyboard.show(for: responder, on: mainScreen.bounds)
  }

  private func isShown(_ window: UIWindow) -> Bool {
    !window.isHidden && windowFilter?(window) ?? true
  }
}
