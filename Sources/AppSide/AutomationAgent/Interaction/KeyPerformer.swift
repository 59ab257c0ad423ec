import AutomationProtocol

/// Performs keyboard input.
@MainActor
struct KeyPerformer {
  let sender: EventSender

  /// Types text, ignoring modifiers that are held down (as XCUITest does).
  ///
  /// If focus moves to other elements, they receive the rest of the text.
  ///
  /// - Throws: `noKeyboardFocus` if the element doesn't have focus, `lostKeyboardFocus` if focus
  ///   was lost before all text was typed.
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

  /// Presses and releases a key, wherever the focus is.
  func press(_ key: String, _ modifiers: KeyModifiers) { sender.send(.key(key, modifiers)) }
}
