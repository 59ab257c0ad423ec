/// What a predicate can be evaluated on: an element, a query, or a plain value.
public protocol PredicateSubject {
  /// The value of a key. Only the keys that an evaluation comes to are asked for.
  ///
  /// `PredicateKey(name:)` knows the keys of elements and their aliases.
  ///
  /// - Throws: `ElementPredicateError.unknownKey(_:)` for a key that the subject does not have.
  func predicateValue(forKey key: String) throws -> PredicateValue

  /// The text under a key, without making a value of it: comparisons of a key with a constant string
  /// are the commonest predicates after the next one. The default is `other`: it says nothing.
  func predicateText(forKey key: PredicateKey) -> PredicateText

  /// Whether the whole string is one of the subject's `identifiers`.
  ///
  /// The commonest question by far. The default asks for the key `identifiers`; a subject that
  /// compares its strings one by one saves making the collection.
  func isIdentified(by string: String) throws -> Bool

  /// The value of `SELF`. The default throws, for an element has none.
  func predicateSelf() throws -> PredicateValue
}

extension PredicateSubject {
  /// Says nothing.
  public func predicateText(forKey key: PredicateKey) -> PredicateText { .other }

  /// Asks for the key `identifiers`.
  public func isIdentified(by string: String) throws -> Bool {
    let identifiers = try predicateValue(forKey: PredicateKey.identifiers.rawValue)
    return identifiers.members?.contains(.string(string)) ?? false
  }

  /// Throws `ElementPredicateError` with the code `selfHasNoValue`.
  public func predicateSelf() throws -> PredicateValue {
    throw ElementPredicateError(code: .selfHasNoValue, subject: "SELF")
  }
}

/// A value is a subject too: `SELF MATCHES "[0-9]+"` on a string, `age > 3` on a dictionary.
extension PredicateValue: PredicateSubject {
  /// The value of a key of the value, as key-value coding gives it: `length` of a string.
  public func predicateValue(forKey key: String) throws -> PredicateValue {
    try value(atPath: [key])
  }

  /// The value itself.
  public func predicateSelf() throws -> PredicateValue { self }
}
