/// What was typed into fields piece by piece, from the first piece that is secret on.
///
/// An app may reveal the whole text later, of which each piece alone may be too short to be hidden.
struct EnteredSecrets {
  /// The texts, by the identities of their fields.
  private var texts: [UInt64: String] = [:]

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
        text = String(text.dropLast())
      } else if !character.isKey {
        text.append(character)
      }
    }
    texts[field] = text
    return text
  }

  /// Forgets a field: what is typed there goes elsewhere now.
  mutating func forget(_ field: UInt64) { texts[field] = nil }
}

extension Character {
  fileprivate var isDeleteKey: Bool { self == "\u{8}" || self == "\u{7F}" }

  /// Whether the character stands for a key such as Return, Tab or an arrow, and not for text.
  fileprivate var isKey: Bool { unicodeScalars.allSatisfy(\.isKey) }
}
