/// Text input from keys for custom responders that accept text, such as a field for a code.
extension UIResponder {
  /// Returns whether a key edits this responder's text and is thus neither a command nor the
  /// activation of a control.
  func isEdited(by key: UIKey) -> Bool {
    if let editing = self as? any KeyEditing { return editing.claims(key) }
    return isFirstResponder && self is any UIKeyInput && key.textEdit != nil
  }

  /// Inserts or deletes text for a key if this is the first responder and accepts text.
  ///
  /// As in UIKit, this happens in `pressesBegan(_:with:)`: an override that doesn't call `super`
  /// receives no text.
  ///
  /// - Returns: Whether the key edited the text.
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
  /// An edit at the end of any text.
  fileprivate enum TextEdit {
    case insertion(String)
    case deletion
  }

  /// The edit that the key makes at the end of a text, or `nil` if the key doesn't edit text.
  fileprivate var textEdit: TextEdit? {
    if let typedText { return .insertion(typedText) }
    guard keyCode == .keyboardDeleteOrBackspace,
      modifierFlags.isDisjoint(with: [.control, .command])
    else { return nil }
    return .deletion
  }
}
