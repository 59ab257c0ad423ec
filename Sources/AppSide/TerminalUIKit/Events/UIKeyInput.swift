/// Something that text can be typed into (UIKit).
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret, or what is selected.
  func deleteBackward()
}
