/// An error in a predicate or its evaluation.
///
/// It holds facts; `description` puts them into English. An app can send it in an answer.
public struct ElementPredicateError: Error, Hashable, Sendable, Codable {
  /// The kind of error; compare this rather than the text.
  public var code: Code
  /// The operator, function, key or specifier concerned, as written.
  public var subject: String
  /// The token or value found instead.
  public var found: String
  /// The expected input, or the available choices.
  public var expected: [String]
  /// The most likely intended name.
  public var suggestion: String?
  /// The format string, if one was parsed.
  public var format: String?
  /// The position in the format string, in characters from 0.
  public var position: Int?

  /// Makes an error.
  public init(
    code: Code, subject: String = "", found: String = "", expected: [String] = [],
    suggestion: String? = nil, format: String? = nil, position: Int? = nil
  ) {
    self.code = code
    self.subject = subject
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
    self.format = format
    self.position = position
  }
}

extension ElementPredicateError {
  /// The kinds of error; the raw values are part of the protocol.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    // Parsing a format string.

    /// A different token is required, or the string ends too early.
    case unexpectedToken
    /// A string has no closing quote.
    case unterminatedString
    /// A `\u`, `\x` or octal escape is incomplete or doesn't denote a character.
    case invalidEscape
    /// A number is malformed or too large.
    case invalidNumber
    /// A character that the language doesn't use.
    case invalidCharacter
    /// A `%` that no specifier follows.
    case unknownSpecifier
    /// A specifier without an argument.
    case missingArgument
    /// More arguments than specifiers.
    case unusedArguments
    /// An argument of the wrong type for its specifier.
    case wrongArgument
    /// A reserved word where a key is required.
    case reservedWord
    /// An unknown function.
    case unknownFunction
    /// A function with too few or too many arguments.
    case wrongArgumentCount
    /// A letter in brackets that isn't a comparison option.
    case unknownOption
    /// More levels of nesting, or longer chains, than are allowed.
    case tooDeep
    /// A part of Apple's language that isn't supported here.
    case unsupported

    // Evaluating.

    /// A key that elements do not have.
    case unknownKey
    /// A key path that continues into a value without such a key.
    case unknownKeyPath
    /// A `$NAME` without a value.
    case variableWithoutValue
    /// `SELF` used as the value of an element.
    case selfHasNoValue
    /// Values that the operator or function cannot take.
    case typeMismatch
    /// A single value where a collection is needed.
    case notACollection
    /// A `BETWEEN` without exactly two bounds.
    case invalidBounds
    /// A `MATCHES` whose right side isn't a regular expression.
    case invalidRegularExpression
    /// A regular expression that takes too many steps on a text.
    case regularExpressionTooSlow
    /// A regular expression that needs too much memory for backtracking in a text.
    case regularExpressionTooDeep
    /// An index outside of its collection.
    case indexOutOfRange
    /// An integer divided by zero.
    case divisionByZero

    // Decoding.

    /// JSON that isn't a predicate, expression or value.
    case unknownForm
  }
}

extension ElementPredicateError: CustomStringConvertible {
  /// The error in English: what happened, where, what was found instead, and what to do.
  public var description: String {
    ElementPredicateErrorText(error: self).text
  }
}
