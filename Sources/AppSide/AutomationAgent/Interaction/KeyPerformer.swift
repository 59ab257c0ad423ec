import AutomationProtocol

/// What a keyboard does.
@MainActor
struct KeyPerformer {
  let sender: EventSender

  /// Types a text; modifiers that are held down do not matter to it (XCUITest).
  ///
  /// - Throws: `noKeyboardFocus` when the focus is not in the element.
  func type(_ text: String, into element: any AutomationElement) throws {
    let focused = sender.tree.focusedElement
    guard let focused, focused.isInside(element) else {
      throw AutomationFailure.noKeyboardFocus(element.attributes, focused: focused?.attributes)
    }
    sender.send(.text(text))
  }

  /// Presses a key and lets it go, wherever the focus is.
  func press(_ key: String, _ modifiers: KeyModifiers) { sender.send(.key(key, modifiers)) }
}
