/// The texts of fields with secrets, typed piece by piece or reported by the app.
///
/// Each piece alone may be too short to be hidden, but an app may reveal the whole text later. A text
/// begins with the first secret piece.
struct EnteredSecrets {
  /// A field's text since tracking began.
  fileprivate struct Entry {
    var characters: [Character] = []
    /// The number of characters after the insertion point.
    var countAfter = 0

    var text: String { String(characters) }
  }

  /// The tracked texts, by the identities of the fields.
  private var entries: [UInt64: Entry] = [:]
  /// The field that was last typed into directly, not through the application.
  private var lastField: UInt64?

  /// Updates the text of a field with typed keys.
  ///
  /// - Parameters:
  ///   - keys: The characters, which may be keys that delete or do something else.
  ///   - field: The field's identity.
  ///   - isSecret: Whether this piece is secret.
  /// - Returns: The field's secret pieces and what was typed after them; nil if it has no secret piece.
  mutating func note(_ keys: String, into field: UInt64, isSecret: Bool) -> String? {
    guard isSecret || entries[field] != nil else { return nil }
    var entry = entries[field] ?? Entry()
    for character in keys { entry.press(character) }
    entries[field] = entry
    return entry.text
  }

  /// Updates the text of the focused field with typed keys; it may be the field that was last typed into.
  ///
  /// - Parameter application: The application's identity.
  /// - Returns: The texts that the focused field may contain.
  mutating func note(
    _ keys: String, intoFocusOf application: UInt64, isSecret: Bool
  ) -> [String] {
    let fields = [application, lastField].compactMap(\.self)
    return fields.compactMap { note(keys, into: $0, isSecret: isSecret) }
  }

  /// Sets the text of a secure field, as the app reports it.
  ///
  /// - Returns: The text up to the maximum length of a secret.
  mutating func set(_ text: String, in field: UInt64) -> String {
    let text = String(text.prefix(Entry.limit))
    // An entry with the same text is kept, because it also has the insertion point.
    if entries[field]?.text != text {
      entries[field] = text.isEmpty ? nil : Entry(characters: Array(text))
    }
    return text
  }

  /// Notes that a field was typed into directly.
  mutating func use(_ field: UInt64) { lastField = field }

  /// Forgets a field, because further text goes elsewhere.
  mutating func forget(_ field: UInt64) {
    entries[field] = nil
    lastField = nil
  }
}

extension EnteredSecrets.Entry {
  /// The maximum length of a secret; it bounds the cost of the repeated searches in an app's output.
  fileprivate static let limit = 1000

  /// Applies the effect of a key in a text field.
  fileprivate mutating func press(_ key: Character) {
    let place = characters.count - countAfter
    switch key {
    case .delete, .backspace: if place > 0 { characters.remove(at: place - 1) }
    case .forwardDelete:
      guard countAfter > 0 else { return }
      characters.remove(at: place)
      countAfter -= 1
    case .leftArrow: countAfter = min(countAfter + 1, characters.count)
    case .rightArrow: countAfter = max(countAfter - 1, 0)
    case .upArrow, .home: countAfter = characters.count
    case .downArrow, .end: countAfter = 0
    default:
      guard !key.isKey, characters.count < Self.limit else { return }
      characters.insert(key, at: place)
    }
  }
}

/// The keys that change a text or move the insertion point, as in XCUITest's `XCUIKeyboardKey`.
extension Character {
  fileprivate static let backspace: Character = "\u{8}"
  fileprivate static let delete: Character = "\u{7F}"
  fileprivate static let upArrow: Character = "\u{F700}"
  fileprivate static let downArrow: Character = "\u{F701}"
  fileprivate static let leftArrow: Character = "\u{F702}"
  fileprivate static let rightArrow: Character = "\u{F703}"
  fileprivate static let forwardDelete: Character = "\u{F728}"
  fileprivate static let home: Character = "\u{F729}"
  fileprivate static let end: Character = "\u{F72B}"

  /// Whether the character stands for a key such as Return or Tab, and not for text.
  fileprivate var isKey: Bool { unicodeScalars.allSatisfy(\.isKey) }
}
