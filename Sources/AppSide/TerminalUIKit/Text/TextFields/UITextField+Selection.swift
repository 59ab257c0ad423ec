import Foundation

/// The caret and the selection, with the names of UIKit's text input and offsets in UTF-16 units.
///
/// A position inside a grapheme cluster is moved to the cluster's edge.
extension UITextField {
  /// The selected range, which is empty at the caret if nothing is selected.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.utf16Range(of: editor.selection)) }
    set {
      guard let newValue, let range = editor.characterRange(ofUTF16: newValue.range) else { return }
      changeSelection { $0.select(range) }
    }
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editor.utf16Count) }

  /// Returns the range between two positions in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// Returns the position at an offset in UTF-16 units from another one, or `nil` if it is outside
  /// the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, hasOverflow) = position.offset.addingReportingOverflow(offset)
    guard !hasOverflow, (0...editor.utf16Count).contains(sum) else { return nil }
    return UITextPosition(offset: sum)
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the text in a range, or `nil` if the range is outside the text.
  public func text(in range: UITextRange) -> String? {
    editor.characterRange(ofUTF16: range.range).map(editor.text(in:))
  }

  /// Replaces the text in a range.
  ///
  /// As in UIKit, the delegate isn't asked.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let characters = editor.characterRange(ofUTF16: range.range) else { return }
    replace(TextEditor.Replacement(range: characters, text: text))
  }
}
