import Foundation

extension UITextField {
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The visible text: the text itself, or a bullet for each character.
  var shownText: String {
    isSecureTextEntry ? String(repeating: Self.bullet, count: editor.count) : editor.text
  }

  /// The character shown for each character of a hidden text.
  static let bullet: Character = "•"

  func setText(_ text: String) {
    guard text != editor.text else { return }
    editor.setText(text)
    firstVisible = 0
    contentDidChange()
  }

  func setPlaceholder(_ text: String?, color: UIColor?) {
    sides.placeholder = text
    sides.placeholderColor = color
    contentDidChange()
  }

  func contentDidChange() {
    sidesMayHaveChanged()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func didBeginEditing() {
    sidesMayHaveChanged()
    if clearsOnBeginEditing, !editor.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      replace(TextEditor.Replacement(range: 0..<editor.count, text: ""))
    }
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  func didEndEditing() {
    sidesMayHaveChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
  }

  /// Types text as a person would; a line break presses the Return key.
  func type(_ text: String) {
    guard text.contains(where: \.isNewline) else { return propose(editor.insertion(of: text)) }
    for part in text.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { pressReturn() }
      // The Return key may have moved the focus.
      guard part.offset == 0 || isFirstResponder else { return }
      if !part.element.isEmpty { propose(editor.insertion(of: String(part.element))) }
    }
  }

  /// Inserts text in one piece.
  ///
  /// As in UIKit, line breaks become spaces.
  func paste(_ text: String) {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    if !line.isEmpty { propose(editor.insertion(of: line)) }
  }

  func delete(_ deletion: TextEditor.Deletion) {
    if let replacement = editor.deletion(of: deletion) { propose(replacement) }
  }

  /// Handles the Return key.
  ///
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  func pressReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
    return true
  }

  func changeSelection(_ change: (inout TextEditor) -> Void) {
    let previous = editor.selection
    change(&editor)
    guard editor.selection != previous else { return }
    selectionDidChange()
  }

  private func propose(_ replacement: TextEditor.Replacement) {
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: editor.utf16Range(of: replacement.range),
        replacementString: replacement.text) ?? true
    if isAllowed { replace(replacement) }
  }

  func replace(_ replacement: TextEditor.Replacement) {
    editor.apply(replacement)
    storedWindow?.showsEditedView = true
    contentDidChange()
    selectionDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func selectionDidChange() {
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
