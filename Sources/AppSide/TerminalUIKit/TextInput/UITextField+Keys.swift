/// What keys do in a text field that is being edited.
extension UITextField {
  /// - Returns: Whether the key was for the field. Return is only if it changed anything.
  func handle(_ key: UIKey) -> Bool {
    if key.modifierFlags.contains(.control) { return handleControl(key) }
    let isSelecting = key.modifierFlags.contains(.shift)
    let isByWord = key.modifierFlags.contains(.alternate)
    switch key.keyCode {
    case .keyboardReturnOrEnter:
      let version = TreeChange.count
      pressReturn()
      return TreeChange.count != version
    case .keyboardDeleteOrBackspace: delete(isByWord ? .wordBackward : .backward)
    case .keyboardDeleteForward: delete(.forward)
    case .keyboardLeftArrow: move(isByWord ? .wordLeft : .left, isSelecting)
    case .keyboardRightArrow: move(isByWord ? .wordRight : .right, isSelecting)
    case .keyboardHome: move(.start, isSelecting)
    case .keyboardEnd: move(.end, isSelecting)
    default:
      guard let text = key.typedText else { return false }
      insertText(text)
    }
    return true
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
