/// The handling of keys in a text view.
extension UITextView {
  /// Handles a key during editing.
  ///
  /// - Returns: Whether the view handled the key.
  func edit(_ key: UIKey) -> Bool {
    if moveFar(key) { return true }
    if key.modifierFlags.contains(.control) { return editWithControl(key) }
    let isSelecting = key.modifierFlags.contains(.shift)
    let isByWord = key.modifierFlags.contains(.alternate)
    switch key.keyCode {
    case .keyboardReturnOrEnter: insertText("\n")
    case .keyboardDeleteOrBackspace: delete(isByWord ? .wordBackward : .backward)
    case .keyboardDeleteForward: delete(.forward)
    case .keyboardLeftArrow: move(isByWord ? .wordLeft : .left, isSelecting)
    case .keyboardRightArrow: move(isByWord ? .wordRight : .right, isSelecting)
    case .keyboardUpArrow: moveLines(-1, isSelecting)
    case .keyboardDownArrow: moveLines(1, isSelecting)
    case .keyboardPageUp: moveLines(-visibleLines, isSelecting)
    case .keyboardPageDown: moveLines(visibleLines, isSelecting)
    case .keyboardHome: moveCaret(to: currentLine.lowerBound, isSelecting)
    case .keyboardEnd: moveCaret(to: currentLine.upperBound, isSelecting)
    default:
      guard let text = key.typedText else { return false }
      insertText(text)
    }
    return true
  }

  /// Handles keys that move the caret far, as with a hardware keyboard in UIKit.
  ///
  /// Command-Up and Command-Down, and Home and End with Control or Command, move to the ends of the
  /// text. Command-Left and Command-Right move to the ends of the line, and Command-Backspace
  /// deletes to its start.
  private func moveFar(_ key: UIKey) -> Bool {
    let isSelecting = key.modifierFlags.contains(.shift)
    let isCommand = key.modifierFlags.contains(.command)
    guard isCommand || key.modifierFlags.contains(.control) else { return false }
    switch key.keyCode {
    case .keyboardHome: move(.start, isSelecting)
    case .keyboardEnd: move(.end, isSelecting)
    case .keyboardUpArrow where isCommand: move(.start, isSelecting)
    case .keyboardDownArrow where isCommand: move(.end, isSelecting)
    case .keyboardLeftArrow where isCommand: moveCaret(to: currentLine.lowerBound, isSelecting)
    case .keyboardRightArrow where isCommand: moveCaret(to: currentLine.upperBound, isSelecting)
    case .keyboardDeleteOrBackspace where isCommand:
      deleteInLine(currentLine.lowerBound..<editor.caret, otherwise: .backward)
    default: return false
    }
    return true
  }

  private func editWithControl(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers {
    case "a": moveCaret(to: currentLine.lowerBound, false)
    case "e": moveCaret(to: currentLine.upperBound, false)
    case "b": move(.left, false)
    case "f": move(.right, false)
    case "p": moveLines(-1, false)
    case "n": moveLines(1, false)
    case "d": delete(.forward)
    case "h": delete(.backward)
    case "k": deleteInLine(editor.caret..<currentLine.upperBound, otherwise: .forward)
    case "u": deleteInLine(currentLine.lowerBound..<editor.caret, otherwise: .backward)
    case "w": delete(.wordBackward)
    default: return false
    }
    return true
  }

  /// The characters of the line with the caret.
  private var currentLine: Range<Int> {
    let lines = lines
    return lines.lines[lines.line(of: editor.caret)]
  }

  private func move(_ movement: TextEditor.Movement, _ isSelecting: Bool) {
    changeSelection { $0.move(movement, isSelecting: isSelecting) }
  }

  private func moveCaret(to place: Int, _ isSelecting: Bool, keepingColumn: Bool = false) {
    changeSelection(keepingColumn: keepingColumn) { editor in
      editor.select((isSelecting ? editor.anchor : place), place)
    }
  }

  /// Moves the caret by lines; beyond the first or last line, to the end of the text.
  private func moveLines(_ count: Int, _ isSelecting: Bool) {
    let lines = lines
    let column = goalColumn ?? lines.column(of: editor.caret)
    let target = lines.line(of: editor.caret) + count
    let place: Int
    if target < 0 {
      place = 0
    } else if target >= lines.lines.count {
      place = lines.characters.count
    } else {
      place = lines.caret(line: target, column: Double(column))
    }
    moveCaret(to: place, isSelecting, keepingColumn: true)
    goalColumn = column
  }

  /// Deletes a range of the line or, if the range is empty, the line break beside it.
  private func deleteInLine(_ range: Range<Int>, otherwise deletion: TextEditor.Deletion) {
    if range.isEmpty {
      delete(deletion)
    } else {
      propose(TextEditor.Replacement(range: range, text: ""))
    }
  }
}
