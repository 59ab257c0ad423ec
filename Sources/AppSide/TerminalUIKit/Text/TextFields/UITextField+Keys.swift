/// The handling of keys during editing.
extension UITextField {
  /// Handles a key.
  ///
  /// - Returns: Whether the field handled the key. It handled Return if the delegate refused it or
  ///   if anything changed.
  func handle(_ key: UIKey) -> Bool {
    let isSelecting = key.modifierFlags.contains(.shift)
    if let end = end(of: key) {
      move(end, isSelecting)
      return true
    }
    if key.modifierFlags.contains(.control) { return handleControl(key) }
    let isByWord = key.modifierFlags.contains(.alternate)
    switch key.keyCode {
    case .keyboardReturnOrEnter:
      let version = TreeChange.count
      return !pressReturn() || TreeChange.count != version
    case .keyboardDeleteOrBackspace where key.modifierFlags.contains(.command): delete(.toStart)
    case .keyboardDeleteOrBackspace: delete(isByWord ? .wordBackward : .backward)
    case .keyboardDeleteForward: delete(.forward)
    case .keyboardLeftArrow: move(isByWord ? .wordLeft : .left, isSelecting)
    case .keyboardRightArrow: move(isByWord ? .wordRight : .right, isSelecting)
    default:
      guard let text = key.typedText else { return false }
      insertText(text)
    }
    return true
  }

  /// Returns the end of the text that a key moves the caret to, as in UIKit: Home, End and arrows
  /// with Command.
  private func end(of key: UIKey) -> TextEditor.Movement? {
    let isCommand = key.modifierFlags.contains(.command)
    switch key.keyCode {
    case .keyboardHome: return .start
    case .keyboardEnd: return .end
    case .keyboardLeftArrow where isCommand, .keyboardUpArrow where isCommand: return .start
    case .keyboardRightArrow where isCommand, .keyboardDownArrow where isCommand: return .end
    default: return nil
    }
  }

  private func handleControl(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers {
    case "a": move(.start, false)
    case "e": move(.end, false)
    case "b": move(.left, false)
    case "f": move(.right, false)
    case "d": delete(.forward)
    case "h": delete(.backward)
    case "k": delete(.toEnd)
    case "u": delete(.toStart)
    case "w": delete(.wordBackward)
    default: return false
    }
    return true
  }

  private func move(_ movement: TextEditor.Movement, _ isSelecting: Bool) {
    changeSelection { $0.move(movement, isSelecting: isSelecting) }
  }
}
