import Foundation

/// The caret and the selection, as UIKit's text input names them; offsets count UTF-16 units.
///
/// Places inside a character as a person sees it are moved to its edges.
extension UITextField {
  /// What is selected; empty at the caret when nothing is.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.utf16Range(of: editor.selection)) }
    set {
      guard let newValue, let range = editor.characterRange(ofUTF16: newValue.range) else { return }
      changeSelection { $0.select(range) }
    }
  }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editor.utf16Count) }

  /// What lies between two places, whichever comes first.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// The place a number of UTF-16 units away from another; nil when that is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, hasOverflow) = position.offset.addingReportingOverflow(offset)
    guard !hasOverflow, (0...editor.utf16Count).contains(sum) else { return nil }
    return UITextPosition(offset: sum)
  }

  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The text in a range; nil when that is outside of the text.
  public func text(in range: UITextRange) -> String? {
    editor.characterRange(ofUTF16: range.range).map(editor.text(in:))
  }

  /// Replaces what is in a range; the delegate is not asked, as in UIKit.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let characters = editor.characterRange(ofUTF16: range.range) else { return }
    replace(TextEditor.Replacement(range: characters, text: text))
  }
}
