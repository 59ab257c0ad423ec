/// What is wrong with a predicate, or with an evaluation of one.
///
/// It holds facts; `description` is their English. It can be sent in an answer of the app.
public struct ElementPredicateError: Error, Hashable, Sendable, Codable {
  /// What went wrong; match this and not the text.
  public var code: Code
  /// What the error is about: the operator, function, key or specifier, as written.
  public var subject: String
  /// What was there.
  public var found: String
  /// What would have been right, or what there is to choose from.
  public var expected: [String]
  /// What was probably meant.
  public var suggestion: String?
  /// The format string, where one was parsed.
  public var format: String?
  /// Where in the format string, in characters from 0 on.
  public var position: Int?

  /// Makes an error of its facts.
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

    /// Something else had to stand there, or the string ends too early.
    case unexpectedToken
    /// A string has no closing quote.
    case unterminatedString
    /// A `\u`, `\x` or octal escape is incomplete or is no character.
    case invalidEscape
    /// A number is malformed or too large.
    case invalidNumber
    /// A character that the language does not have.
    case invalidCharacter
    /// A `%` with something that is no specifier after it.
    case unknownSpecifier
    /// A specifier without an argument.
    case missingArgument
    /// More arguments than specifiers.
    case unusedArguments
    /// An argument that its specifier does not take.
    case wrongArgument
    /// A word of the language where a key had to stand.
    case reservedWord
    /// A function that there is not.
    case unknownFunction
    /// A function with too few or too many arguments.
    case wrongArgumentCount
    /// A letter in brackets that is no comparison option.
    case unknownOption
    /// More levels of nesting, or longer chains, than are allowed.
    case tooDeep
    /// A part of Apple's language that is not offered here.
    case unsupported

    // Evaluating.

    /// A key that elements do not have.
    case unknownKey
    /// A key path that goes on into a value without such a key.
    case unknownKeyPath
    /// A `$NAME` that was not replaced.
    case variableWithoutValue
    /// `SELF` as a value, of an element.
    case selfHasNoValue
    /// Values that the operator or function cannot take.
    case typeMismatch
    /// A single value where a collection is needed.
    case notACollection
    /// A `BETWEEN` without exactly two bounds.
    case invalidBounds
    /// A `MATCHES` whose right side is no regular expression.
    case invalidRegularExpression
    /// A regular expression that takes too many steps on a text.
    case regularExpressionTooSlow
    /// A regular expression that must remember too many places of a text to go back to.
    case regularExpressionTooDeep
    /// An index outside of its collection.
    case indexOutOfRange
    /// An integer divided by zero.
    case divisionByZero

    // Decoding.

    /// JSON that is no predicate, expression or value.
    case unknownForm
  }
}

extension ElementPredicateError: CustomStringConvertible {
  /// What happened, where, what was there instead, and what to do.
  public var description: String {
    ElementPredicateErrorText(error: self).text
  }
}
