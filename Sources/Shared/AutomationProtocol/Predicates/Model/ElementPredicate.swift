/// A condition that an element of the interface meets or not.
///
/// It is what `NSPredicate(format:)` expresses on Apple's platforms, as plain data: parsed in the
/// test process, sent as JSON, evaluated in the app. `description` and `formatString` are its text.
public indirect enum ElementPredicate: Hashable, Sendable {
  /// Always true or always false; in text `TRUEPREDICATE` and `FALSEPREDICATE`.
  case value(Bool)
  /// True where the operand is false.
  case not(ElementPredicate)
  /// True where every operand is; true without any. Evaluation stops at the first that is false.
  case and([ElementPredicate])
  /// True where one operand is; false without any. Evaluation stops at the first that is true.
  case or([ElementPredicate])
  /// Two expressions and an operator between them.
  case comparison(PredicateComparison)
}

extension ElementPredicate {
  /// The predicate of a subscript such as `buttons["Save"]`.
  ///
  /// True where the whole string is one of the identifier, title, label, value or placeholder
  /// value, case sensitive. As with XCUITest, its text is `"Save" IN identifiers`.
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
  /// Parsing it gives an equal predicate, as far as keys are identifiers and values have a literal.
  public var formatString: String {
    PredicateFormatter.text(of: self)
  }

  /// Whether the predicate holds for `subject`.
  ///
  /// To ask many subjects, make one `CompiledPredicate` and ask that.
  ///
  /// - Throws: `ElementPredicateError` where Foundation would raise an exception, and what the
  ///   subject throws.
  public func evaluate(on subject: some PredicateSubject) throws -> Bool {
    try CompiledPredicate(self).evaluate(on: subject)
  }
}

extension ElementPredicate: CustomStringConvertible {
  /// The predicate as text; the same as `formatString`.
  public var description: String { formatString }
}
