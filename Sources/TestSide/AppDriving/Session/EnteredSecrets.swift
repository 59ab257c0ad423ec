/// What was typed into fields piece by piece, beginning with the first secret piece, or what the app tells of them.
///
/// Each piece alone may be too short to be hidden, but an app may reveal the whole text later.
struct EnteredSecrets {
  /// A field's text, as far as it was followed.
  fileprivate struct Entry {
    var characters: [Character] = []
    /// How many characters are after the insertion point.
    var countAfter = 0

    var text: String { String(characters) }
  }

  /// What was typed, by the identities of the fields.
  private var entries: [UInt64: Entry] = [:]
  /// The field that was typed into last, by its own name.
  private var lastField: UInt64?

  /// Notes what was typed into a field.
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

  /// Notes what was typed into whatever has the focus, which may be the field that was typed into last.
  ///
  /// - Parameter application: The application's identity.
  /// - Returns: What may be in the field.
  mutating func note(
    _ keys: String, intoFocusOf application: UInt64, isSecret: Bool
  ) -> [String] {
    let fields = [application, lastField].compactMap(\.self)
    return fields.compactMap { note(keys, into: $0, isSecret: isSecret) }
  }

  /// Notes what is in a secure field, as the app tells.
  ///
  /// - Returns: The part of it that is followed, which is all of any secret.
  mutating func set(_ text: String, in field: UInt64) -> String {
    let text = String(text.prefix(Entry.limit))
    // An entry that was followed key by key also has the insertion point.
    if entries[field]?.text != text {
      entries[field] = text.isEmpty ? nil : Entry(characters: Array(text))
    }
    return text
  }

  /// Notes that a field is typed into by its own name.
  mutating func use(_ field: UInt64) { lastField = field }

  /// Forgets a field: what is typed there goes elsewhere now.
  mutating func forget(_ field: UInt64) {
    entries[field] = nil
    lastField = nil
  }
}

extension EnteredSecrets.Entry {
  /// No secret is longer than that; what an app shows is searched for it again and again.
  fileprivate static let limit = 1000

  /// Does what a key does in a text field.
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

/// The keys that change a text or where it is changed, as XCUITest's `XCUIKeyboardKey` has them.
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
