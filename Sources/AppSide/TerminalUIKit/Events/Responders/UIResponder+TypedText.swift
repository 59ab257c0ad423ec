/// Keys that type into a responder of the app that takes text, such as a field for a code.
extension UIResponder {
  /// Whether a key edits this responder now, so that it is neither a command nor a press of a control.
  func isEdited(by key: UIKey) -> Bool {
    if let editing = self as? any KeyEditing { return editing.claims(key) }
    return isFirstResponder && self is any UIKeyInput && key.textEdit != nil
  }

  /// Types what a key means into this responder, while it is first responder and takes text.
  ///
  /// As in UIKit this comes after `pressesBegan(_:with:)`: an override that keeps a press to itself
  /// keeps its text out.
  ///
  /// - Returns: Whether the key was text.
  func takeText(of key: UIKey) -> Bool {
    guard isFirstResponder, let input = self as? any UIKeyInput, let edit = key.textEdit else {
      return false
    }
    switch edit {
    case .insertion(let text): input.insertText(text)
    case .deletion: input.deleteBackward()
    }
    TreeChange.note()
    return true
  }
}

extension UIKey {
  /// What a key does to any text.
  fileprivate enum TextEdit {
    case insertion(String)
    case deletion
  }

  /// What the key does to a text of which only its end is known; nil when it is none of text.
  fileprivate var textEdit: TextEdit? {
    if let typedText { return .insertion(typedText) }
    guard keyCode == .keyboardDeleteOrBackspace,
      modifierFlags.isDisjoint(with: [.control, .command])
    else { return nil }
    return .deletion
  }
}
