import AutomationProtocol
import LaunchDomain

/// Performs keyboard input.
@MainActor
struct KeyPerformer {
  let sender: EventSender

  /// Types text, ignoring modifiers that are held down (as XCUITest does).
  ///
  /// If focus moves to other elements, they receive the rest of the text.
  ///
  /// - Returns: Whether a secure field received some of it.
  /// - Throws: `noKeyboardFocus` if the element doesn't have focus, `lostKeyboardFocus` if focus
  ///   was lost before all text was typed.
  func type(_ text: String, into element: any AutomationElement) throws -> Bool {
    let focused = sender.tree.focusedElement
    guard let focused, focused.isInside(element) else {
      throw AutomationFailure.noKeyboardFocus(element.attributes, focused: focused?.attributes)
    }
    var isSecret = focused.isSecure
    var rest = text[...]
    while !rest.isEmpty {
      // The Return key may take the focus from one field to another.
      let end = rest.firstIndex(where: \.isNewline).map { rest.index(after: $0) } ?? rest.endIndex
      let left = sender.type(String(rest[..<end]))
      let next = sender.tree.focusedElement
      isSecret = isSecret || next?.isSecure == true
      rest = rest[end...]
      guard left.isEmpty, rest.isEmpty || next != nil else {
        let all = String(left) + rest
        throw AutomationFailure.lostKeyboardFocus(
          element.attributes, typed: text.count - all.count,
          left: isSecret ? SecretRedactor.marker : all)
      }
    }
    return isSecret
  }

  /// Presses and releases a key, wherever the focus is.
  ///
  /// - Returns: Whether a secure field received it.
  func press(_ key: String, _ modifiers: KeyModifiers) -> Bool {
    let isSecret = sender.tree.focusedElement?.isSecure == true
    sender.send(.key(key, modifiers))
    return isSecret
  }
}

extension AutomationElement {
  /// Whether the element hides what is typed into it.
  fileprivate var isSecure: Bool { automationType == .secureTextField }
}
