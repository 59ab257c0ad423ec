/// A subject for predicates: an element, a query, or a plain value.
public protocol PredicateSubject {
  /// Returns the value of a key; called only for keys that the evaluation reaches.
  ///
  /// `PredicateKey(name:)` recognises the keys of elements and their aliases.
  ///
  /// - Throws: `ElementPredicateError.unknownKey(_:)` for a key that the subject doesn't have.
  func predicateValue(forKey key: String) throws -> PredicateValue

  /// Returns the text of a key without creating a value; the default returns `other`.
  ///
  /// Comparisons of a key with a constant string are the second most common predicates.
  func predicateText(forKey key: PredicateKey) -> PredicateText

  /// Returns whether the whole string equals one of the subject's `identifiers`.
  ///
  /// This is by far the most common check. The default reads the key `identifiers`; a subject that compares
  /// its strings one by one avoids creating the collection.
  func isIdentified(by string: String) throws -> Bool

  /// Returns the value of `SELF`; the default throws, because an element has none.
  func predicateSelf() throws -> PredicateValue
}

extension PredicateSubject {
  /// Returns `other`.
  public func predicateText(forKey key: PredicateKey) -> PredicateText { .other }

  /// Checks the value of the key `identifiers`.
  public func isIdentified(by string: String) throws -> Bool {
    let identifiers = try predicateValue(forKey: PredicateKey.identifiers.rawValue)
    return identifiers.members?.contains(.string(string)) ?? false
  }

  /// Throws `ElementPredicateError` with the code `selfHasNoValue`.
  public func predicateSelf() throws -> PredicateValue {
    throw ElementPredicateError(code: .selfHasNoValue, subject: "SELF")
  }
}

/// Values are subjects too: `SELF MATCHES "[0-9]+"` on a string, `age > 3` on a dictionary.
extension PredicateValue: PredicateSubject {
  /// Returns the value of a key as key-value coding does, such as `length` of a string.
  public func predicateValue(forKey key: String) throws -> PredicateValue {
    try value(atPath: [key])
  }

  /// Returns the value itself.
  public func predicateSelf() throws -> PredicateValue { self }
}
