import AutomationProtocol

/// What a keyboard does.
@MainActor
struct KeyPerformer {
  let sender: EventSender

  /// Types a text; modifiers that are held down do not matter to it (XCUITest).
  ///
  /// The focus may go on to other elements, which the rest goes to then.
  ///
  /// - Throws: `noKeyboardFocus` when the focus is not in the element, `lostKeyboardFocus` when it went
  ///   away before all was typed.
  func type(_ text: String, into element: any AutomationElement) throws {
    let focused = sender.tree.focusedElement
    guard let focused, focused.isInside(element) else {
      throw AutomationFailure.noKeyboardFocus(element.attributes, focused: focused?.attributes)
    }
    let left = sender.type(text)
    guard left.isEmpty else {
      throw AutomationFailure.lostKeyboardFocus(
        element.attributes, typed: text.count - left.count, left: String(left))
    }
  }

  /// Presses a key and lets it go, wherever the focus is.
  func press(_ key: String, _ modifiers: KeyModifiers) { sender.send(.key(key, modifiers)) }
}
