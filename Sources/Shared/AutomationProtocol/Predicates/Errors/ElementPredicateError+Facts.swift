import LaunchDomain

extension ElementPredicateError {
  /// Makes the error for an unknown key, for `PredicateSubject` conformances.
  public static func unknownKey(_ key: String) -> ElementPredicateError {
    ElementPredicateError(
      code: .unknownKey, subject: key, found: key, expected: PredicateKey.allNames,
      suggestion: NearestName.suggestions(for: key, in: PredicateKey.allNames, limit: 1).first)
  }

  static func unknownKeyPath(_ key: String, in value: PredicateValue, known: [String]) -> Self {
    ElementPredicateError(
      code: .unknownKeyPath, subject: key, found: value.kindName, expected: known,
      suggestion: NearestName.suggestions(for: key, in: known, limit: 1).first)
  }

  static func variableWithoutValue(_ name: String, known: [String]) -> ElementPredicateError {
    ElementPredicateError(
      code: .variableWithoutValue, subject: "$" + name, expected: known,
      suggestion: NearestName.suggestions(for: name, in: known, limit: 1).first)
  }

  static func typeMismatch(
    _ subject: String, _ values: [PredicateValue], expected: String
  ) -> ElementPredicateError {
    ElementPredicateError(
      code: .typeMismatch, subject: subject,
      found: values.map(described).joined(separator: " and "), expected: [expected])
  }

  static func notACollection(
    _ subject: String, _ value: PredicateValue, expected: String
  ) -> ElementPredicateError {
    ElementPredicateError(
      code: .notACollection, subject: subject, found: described(value), expected: [expected])
  }

  static func wrongArgumentCount(_ function: PredicateFunction, _ count: Int)
    -> ElementPredicateError
  {
    let allowed = function.argumentCount
    let expected =
      allowed.count == 1 ? String(allowed.lowerBound) : "at least \(allowed.lowerBound)"
    return ElementPredicateError(
      code: .wrongArgumentCount, subject: function.name, found: String(count), expected: [expected])
  }

  /// Describes a value and its kind, shortened for a message.
  static func described(_ value: PredicateValue) -> String {
    if case .null = value { return "nil" }
    return "\(shortened(value.description)) (\(value.kindName))"
  }

  static func shortened(_ text: String, to limit: Int = 80) -> String {
    text.shortened(to: limit)
  }
}
