import Foundation

extension UITextView {
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  func setText(_ text: String) {
    guard text != editor.text else { return }
    editor.setText(text)
    lineCache = nil
    goalColumn = nil
    contentDidChange()
  }

  func contentDidChange() {
    updateContentSize()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func didBeginEditing() {
    showCaret()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    setNeedsDisplay()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// Types text as a person would; every kind of line break becomes the same one.
  func type(_ text: String) {
    guard isEditable else { return }
    guard text.contains(where: \.isNewline) else { return propose(editor.insertion(of: text)) }
    let lines = text.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false)
    propose(editor.insertion(of: lines.joined(separator: "\n")))
  }

  func delete(_ deletion: TextEditor.Deletion) {
    if let replacement = editor.deletion(of: deletion) { propose(replacement) }
  }

  func propose(_ replacement: TextEditor.Replacement) {
    guard isEditable else { return }
    let isAllowed =
      delegate?.textView(
        self, shouldChangeTextIn: editor.utf16Range(of: replacement.range),
        replacementText: replacement.text) ?? true
    guard isAllowed else { return }
    lineCache?.note(editor.apply(replacement))
    goalColumn = nil
    needsContentSizeUpdate = true
    needsCaretScroll = true
    storedWindow?.showsEditedView = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func changeSelection(keepingColumn: Bool = false, _ change: (inout TextEditor) -> Void) {
    let previous = (editor.anchor, editor.caret)
    change(&editor)
    if !keepingColumn { goalColumn = nil }
    if (editor.anchor, editor.caret) != previous { selectionDidChange() }
  }

  private func selectionDidChange() {
    showCaret()
    setNeedsDisplay()
    delegate?.textViewDidChangeSelection(self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
