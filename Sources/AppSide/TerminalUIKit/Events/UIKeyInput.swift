/// An object that accepts typed text (UIKit).
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the selection or the character before the caret.
  func deleteBackward()
}
