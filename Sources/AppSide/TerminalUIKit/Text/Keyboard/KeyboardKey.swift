/// A key of the keyboard on the screen.
struct KeyboardKey: Hashable {
  /// The effect of a tap on a key.
  enum Action: Hashable {
    /// Types text.
    case type(String)
    /// Deletes backwards, repeatedly while the key is held.
    case delete
    /// Changes between small and capital letters.
    case shift
    /// Shows other keys.
    case show(KeyboardPlane)
    /// Presses Return.
    case enter
  }

  var action: Action
  /// The accessibility identifier, which doesn't depend on the language, or `nil`.
  var identifier: String?
  var label: String
  /// The text on the key.
  var title: String
  /// The width, in widths of a letter key.
  var width = 1.0
  var isSelected = false

  /// Whether the key is a button for tests, as in XCUITest, and not a key.
  var isButton: Bool { identifier == "shift" || action == .enter }

  /// Returns a key that types a character.
  static func character(_ character: Character, width: Double = 1) -> KeyboardKey {
    let text = String(character)
    return KeyboardKey(action: .type(text), label: text, title: text, width: width)
  }

  static func space(width: Double) -> KeyboardKey {
    KeyboardKey(
      action: .type(" "), identifier: "space", label: "space", title: "space", width: width)
  }

  /// Returns the key that deletes; on a keypad of digits it has another name, as in UIKit.
  static func delete(name: String = "delete", width: Double) -> KeyboardKey {
    KeyboardKey(action: .delete, identifier: name, label: name, title: "⌫", width: width)
  }

  /// Returns a key that shows other keys.
  ///
  /// - Parameters:
  ///   - plane: The keys to show.
  ///   - label: The name of what they type.
  ///   - title: The text on the key.
  static func more(
    _ plane: KeyboardPlane, _ label: String, _ title: String, width: Double
  ) -> KeyboardKey {
    KeyboardKey(
      action: .show(plane), identifier: "more", label: label, title: title, width: width)
  }

  static func enter(_ type: UIReturnKeyType, width: Double) -> KeyboardKey {
    KeyboardKey(
      action: .enter, identifier: type.keyIdentifier, label: type.keyLabel, title: type.keyLabel,
      width: width)
  }
}

/// The keys that a keyboard shows at a time.
enum KeyboardPlane: Hashable {
  case letters, numbers, symbols
}

extension UIReturnKeyType {
  /// The identifier of the Return key, as tests on iOS see it.
  fileprivate var keyIdentifier: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next:"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "EmergencyCall"
    case .continue: "Continue"
    }
  }

  /// The text on the Return key, which is also its accessibility label.
  fileprivate var keyLabel: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}
