extension UIAlertController {
  /// The buttons as they are shown: the cancel button first of two side by side, else last.
  var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// The button that Escape stands for: the cancel button, or the only one where that destroys nothing.
  var cancelAction: UIAlertAction? {
    let onlyAction = actions.count == 1 ? actions.first : nil
    return actions.first { $0.style == .cancel }
      ?? onlyAction.flatMap { $0.style == .destructive ? nil : $0 }
  }

  /// The button that Return stands for: the preferred one, or the only one that is not cancel.
  var actionOfReturn: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others.first : actions.count == 1 ? actions.first : nil
  }

  /// Ends the alert, then does what the button does; as in UIKit the handler finds it gone.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentation.presenting != nil,
      viewIfLoaded?.window?.transitions.modal == nil
    else { return }
    presentation.presenting?.dismiss(animated: true) { action.perform() }
  }

  /// - Returns: Whether there was anything to go on to.
  func pressReturn() -> Bool {
    let fields = textFields ?? []
    if let index = fields.firstIndex(where: { $0.isFirstResponder }), index + 1 < fields.count {
      return fields[index + 1].becomeFirstResponder()
    }
    guard let action = actionOfReturn else { return false }
    choose(action)
    return true
  }

  /// Lets the user go on by keys: in the first text field, else on the button that does no harm.
  func takeFocus() {
    guard let window = viewIfLoaded?.window else { return }
    if let field = textFields?.first {
      if window.firstResponder == nil { field.becomeFirstResponder() }
      return
    }
    let action = preferredAction ?? (actions.count == 1 ? actions.first : cancelAction)
    let button = (action?.isEnabled == true ? action : actions.first { $0.isEnabled })?.button
    window.setFocusTarget(button)
  }
}
