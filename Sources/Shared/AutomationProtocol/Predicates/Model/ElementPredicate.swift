/// A condition on an element of the interface.
///
/// It represents as plain data what `NSPredicate(format:)` expresses on Apple's platforms: parsed
/// in the test process, sent as JSON, evaluated in the app. `description` and `formatString` are
/// its text.
public indirect enum ElementPredicate: Hashable, Sendable {
  /// Always true or always false; in text `TRUEPREDICATE` and `FALSEPREDICATE`.
  case value(Bool)
  /// True if the operand is false.
  case not(ElementPredicate)
  /// True if all operands are true or there are none; evaluation stops at the first false one.
  case and([ElementPredicate])
  /// True if any operand is true; evaluation stops at the first true one.
  case or([ElementPredicate])
  /// Two expressions and an operator between them.
  case comparison(PredicateComparison)
}

extension ElementPredicate {
  /// Makes the predicate of a subscript such as `buttons["Save"]`.
  ///
  /// It is true if the whole string equals the identifier, title, label, value or placeholder
  /// value, case-sensitively. As in XCUITest, its text is `"Save" IN identifiers`.
  public static func identified(by string: String) -> ElementPredicate {
    .comparison(
      PredicateComparison(
        left: .constant(.string(string)), operator: .in,
        right: .keyPath([PredicateKey.identifiers.rawValue])))
  }

  /// Parses a format string; see `PredicateParser` for the language and its errors.
  public init(
    format: String, _ arguments: PredicateArgument...
  ) throws(ElementPredicateError) {
    self = try PredicateParser.parse(format, arguments: arguments)
  }

  /// The predicate as text, in the form of `NSPredicate.predicateFormat`.
  ///
  /// Parsing it gives an equal predicate if all keys are identifiers and all values have a literal.
  public var formatString: String {
    PredicateFormatter.text(of: self)
  }

  /// Returns whether the predicate holds for `subject`.
  ///
  /// To evaluate it on many subjects, make one `CompiledPredicate` for all of them.
  ///
  /// - Throws: `ElementPredicateError` where Foundation would raise an exception, and the subject's
  ///   errors.
  public func evaluate(on subject: some PredicateSubject) throws -> Bool {
    try CompiledPredicate(self).evaluate(on: subject)
  }
}

extension ElementPredicate: CustomStringConvertible {
  /// The predicate as text; the same as `formatString`.
  public var description: String { formatString }
}
