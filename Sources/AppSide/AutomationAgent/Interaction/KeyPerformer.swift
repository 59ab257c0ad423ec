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
  /// - Parameter readsBack: Whether to compare each field's text with the text typed into it.
  /// - Returns: Whether a secure field received some of it.
  /// - Throws: `noKeyboardFocus` if the element doesn't have focus, `lostKeyboardFocus` if focus
  ///   was lost before all text was typed, `typedTextDiffers` if a field shows something else.
  func type(
    _ text: String, into element: any AutomationElement, readsBack: Bool = false
  ) throws -> Bool {
    let first = sender.tree.focusedElement
    guard var focused = first, focused.isInside(element) else {
      throw AutomationFailure.noKeyboardFocus(element.attributes, focused: first?.attributes)
    }
    var isSecret = focused.isSecure
    var rest = text[...]
    var pieceCount = 0
    while !rest.isEmpty {
      let end = endOfPiece(of: rest, readsBack: readsBack)
      let piece = String(rest[..<end])
      let before = readsBack ? focused.enteredText : ""
      pieceCount += 1
      let left = sender.type(piece)
      let next = sender.tree.focusedElement
      isSecret = isSecret || next?.isSecure == true
      rest = rest[end...]
      guard left.isEmpty, rest.isEmpty || next != nil else {
        let all = String(left) + rest
        throw AutomationFailure.lostKeyboardFocus(
          element.attributes, typed: text.count - all.count,
          left: isSecret ? SecretRedactor.marker : all)
      }
      // If the focus has moved, other fields have received a part of the text.
      if readsBack, let next, next.automationIdentity == focused.automationIdentity,
        pieceCount < Self.checkedPieceLimit || before.utf8.count < Self.checkedLength
      {
        // An element may be a snapshot of one moment, so the one from before the typing may be
        // outdated.
        try check(TypedText(before: before, typed: piece), shownBy: next, isSecret: isSecret)
      }
      focused = next ?? focused
    }
    return isSecret
  }

  /// Returns the end of the next piece of a text.
  ///
  /// The Return and Tab keys may take the focus from one field to another, or end what is being
  /// entered.
  private func endOfPiece(of text: Substring, readsBack: Bool) -> Substring.Index {
    guard let key = text.firstIndex(where: \.mayMoveFocus) else { return text.endIndex }
    return readsBack && key > text.startIndex ? key : text.index(after: key)
  }

  /// Compares a field's text with the text typed into it.
  ///
  /// - Parameter isSecret: Whether a secure field has received a part of the whole text, so that no
  ///   part of it may be shown.
  private func check(
    _ text: TypedText, shownBy field: any AutomationElement, isSecret: Bool
  ) throws {
    guard field.showsTypedText, text.typed.allSatisfy(\.isTyped) else { return }
    if shows(field, text) { return }
    sender.tree.finishTyping { shows(field, text) ? nil : field.enteredText }
    if shows(field, text) { return }
    throw AutomationFailure.typedTextDiffers(
      field.attributes,
      typed: isSecret || field.isSecure ? SecretRedactor.marker : text.typed,
      shown: isSecret && !field.isSecure ? SecretRedactor.marker : field.enteredText)
  }

  private func shows(_ field: any AutomationElement, _ text: TypedText) -> Bool {
    let shown = field.enteredText
    if field.isSecure { return text.hasLength(of: shown) }
    // The text may have become equal to the placeholder.
    return text.isShown(in: shown) || field.automationValue?.text == text.before + text.typed
  }

  /// Comparing a large text after each of its lines would take longer than typing it.
  private static let checkedPieceLimit = 100
  private static let checkedLength = 65_536

  /// Presses and releases a key, for the element with the focus.
  ///
  /// - Returns: Whether a secure field received it.
  func press(_ key: String, _ modifiers: KeyModifiers) -> Bool {
    let isSecret = sender.tree.focusedElement?.isSecure == true
    sender.send(.key(key, modifiers))
    return isSecret
  }
}

extension Character {
  /// Whether the key of this character may take the focus to another field.
  fileprivate var mayMoveFocus: Bool { isNewline || self == "\t" }
}

extension AutomationElement {
  /// Whether the element hides the text typed into it.
  fileprivate var isSecure: Bool { automationType == .secureTextField }
}
