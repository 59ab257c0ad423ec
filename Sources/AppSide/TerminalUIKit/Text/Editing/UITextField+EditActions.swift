import Foundation

extension UITextField {
  /// Returns whether an editing action is available.
  func canEdit(_ action: Selector) -> Bool {
    guard isFirstResponder else { return false }
    let selection = editor.selection
    switch action {
    // As in UIKit, hidden text can't be copied.
    case .cut, .copy: return !selection.isEmpty && !isSecureTextEntry
    case .delete: return !selection.isEmpty
    case .paste: return UIPasteboard.general.hasStrings
    case .select: return hasText && selection.isEmpty
    case .selectAll: return hasText && selection.count < editor.count
    default: return false
    }
  }
}

extension UITextView {
  /// Returns whether an editing action is available.
  func canEdit(_ action: Selector) -> Bool {
    guard isFirstResponder else { return false }
    let selection = editor.selection
    switch action {
    case .copy: return !selection.isEmpty
    case .cut, .delete: return isEditable && !selection.isEmpty
    case .paste: return isEditable && UIPasteboard.general.hasStrings
    case .select: return hasText && selection.isEmpty
    case .selectAll: return hasText && selection.count < editor.count
    default: return false
    }
  }

  /// Inserts a text as one edit.
  func paste(_ text: String) { type(text) }
}

extension TextEditor {
  /// Selects the word at the caret.
  mutating func selectWord() {
    move(.wordRight)
    move(.wordLeft)
    move(.wordRight, isSelecting: true)
  }
}
