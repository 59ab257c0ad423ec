/// The keyboard settings of a text.
struct KeyboardTraits: Hashable {
  var type = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  /// Whether the next letter is a capital one unless the user presses Shift.
  var startsWithCapital = false

  /// Creates the traits of a text without automatic capitals.
  init(type: UIKeyboardType, returnKey: UIReturnKeyType) {
    self.type = type
    self.returnKey = returnKey
  }

  /// Reads the traits of the first responder.
  @MainActor
  init(of responder: UIResponder) {
    guard let traits = responder as? any UITextInputTraits else {
      // UIKit's default for sentences, as far as a text that isn't known allows it.
      startsWithCapital = (responder as? any UIKeyInput)?.hasText == false
      return
    }
    type = traits.keyboardType
    returnKey = traits.returnKeyType
    guard !traits.isSecureTextEntry, type != .emailAddress, type != .URL, type != .webSearch else {
      return
    }
    let hasText = (responder as? any UIKeyInput)?.hasText == true
    let text = (responder as? any KeyboardText)?.endOfTextBeforeCaret ?? (hasText ? "a" : "")
    startsWithCapital =
      switch traits.autocapitalizationType {
      case .none: false
      case .words: text.last?.isWhitespace ?? true
      case .sentences: Self.beginsSentence(after: text)
      case .allCharacters: true
      }
  }

  /// The keys that the keyboard shows first.
  var firstPlane: KeyboardPlane {
    switch type {
    case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      .numbers
    default: .letters
    }
  }

  /// Returns whether a sentence begins after a text.
  private static func beginsSentence(after text: String) -> Bool {
    guard let last = text.last, !last.isNewline else { return true }
    guard last.isWhitespace else { return false }
    let end = text.last { !$0.isWhitespace || $0.isNewline }
    return end.map { $0.isNewline || ".!?".contains($0) } ?? true
  }
}

/// A view with a text of which the keyboard must know the end.
@MainActor
protocol KeyboardText: UIView {
  /// The last characters before the caret, as many as determine whether a sentence begins.
  var endOfTextBeforeCaret: String { get }
}

extension TextEditor {
  fileprivate var endBeforeCaret: String {
    let caret = selection.lowerBound
    return text(in: max(0, caret - 64)..<caret)
  }
}

extension UITextField: KeyboardText {
  var endOfTextBeforeCaret: String { editor.endBeforeCaret }
}

extension UITextView: KeyboardText {
  var endOfTextBeforeCaret: String { editor.endBeforeCaret }
}
