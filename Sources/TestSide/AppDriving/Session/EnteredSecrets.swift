/// What was typed into fields piece by piece, from the first piece that is secret on.
///
/// An app may reveal the whole text later, of which each piece alone may be too short to be hidden.
struct EnteredSecrets {
  /// The texts, by the identities of their fields.
  private var texts: [UInt64: String] = [:]
  /// The field that was typed into last, by its own name.
  private var lastField: UInt64?

  /// Notes what was typed into a field.
  ///
  /// - Parameters:
  ///   - keys: The characters, which may be keys that delete or do something else.
  ///   - field: The field's identity.
  ///   - isSecret: Whether this piece is secret.
  /// - Returns: What the field has in it of secret pieces and what was typed after them; nil without any.
  mutating func note(_ keys: String, into field: UInt64, isSecret: Bool) -> String? {
    guard isSecret || texts[field] != nil else { return nil }
    var text = texts[field] ?? ""
    for character in keys {
      if character.isDeleteKey {
        _ = text.popLast()
      } else if !character.isKey, text.utf8.count < Self.limit {
        text.append(character)
      }
    }
    texts[field] = text
    return text
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

  /// No secret is longer than that, in bytes; what an app shows is searched for it again and again.
  private static let limit = 1000

  /// Notes that a field is typed into by its own name.
  mutating func use(_ field: UInt64) { lastField = field }

  /// Forgets a field: what is typed there goes elsewhere now.
  mutating func forget(_ field: UInt64) {
    texts[field] = nil
    lastField = nil
  }
}

extension Character {
  fileprivate var isDeleteKey: Bool { self == "\u{8}" || self == "\u{7F}" }

  /// Whether the character stands for a key such as Return, Tab or an arrow, and not for text.
  fileprivate var isKey: Bool { unicodeScalars.allSatisfy(\.isKey) }
}
