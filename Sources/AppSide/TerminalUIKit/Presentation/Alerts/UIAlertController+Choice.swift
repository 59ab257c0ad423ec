extension UIAlertController {
  /// The actions in the order of their buttons: the cancel button is first of two side by side, and
  /// last otherwise.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// The action of the Escape key: the cancel action, or the only action unless it is destructive.
  var cancelAction: UIAlertAction? {
    let onlyAction = actions.count == 1 ? actions.first : nil
    return actions.first { $0.style == .cancel }
      ?? onlyAction.flatMap { $0.style == .destructive ? nil : $0 }
  }

  /// The action of the Return key: the preferred action, or else the only one that isn't a cancel
  /// action.
  var returnKeyAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others.first : actions.count == 1 ? actions.first : nil
  }

  /// Dismisses the alert, then performs the action, as in UIKit.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentation.presenting != nil,
      viewIfLoaded?.window?.transitions.modal == nil
    else { return }
    presentation.presenting?.dismiss(animated: true) { action.perform() }
  }

  /// Moves to the next text field or chooses the Return key's action.
  ///
  /// - Returns: Whether there was a next field or an action.
  func pressReturn() -> Bool {
    let fields = textFields ?? []
    if let index = fields.firstIndex(where: { $0.isFirstResponder }), index + 1 < fields.count {
      return fields[index + 1].becomeFirstResponder()
    }
    guard let action = returnKeyAction else { return false }
    choose(action)
    return true
  }

  /// Focuses the first text field, or else the button of the safest action.
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
