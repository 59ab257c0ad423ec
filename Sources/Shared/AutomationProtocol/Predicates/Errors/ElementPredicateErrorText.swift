/// The English text of an `ElementPredicateError`; no other code contains it.
struct ElementPredicateErrorText {
  var error: ElementPredicateError

  var text: String {
    guard let format = error.format else { return sentence + "." }
    let start =
      "Unable to parse the format string \"\(ElementPredicateError.shortened(format, to: 200))\": "
    guard let position = error.position else { return start + sentence + "." }
    return start + sentence + ".\n" + Self.marked(format, at: position)
  }

  private var sentence: String {
    switch error.code {
    case .unexpectedToken, .unterminatedString, .invalidEscape, .invalidNumber, .invalidCharacter,
      .unknownSpecifier, .missingArgument, .unusedArguments, .wrongArgument, .reservedWord,
      .unknownFunction, .wrongArgumentCount, .unknownOption, .tooDeep, .unsupported:
      parsingSentence
    case .unknownKey, .unknownKeyPath, .variableWithoutValue, .selfHasNoValue, .typeMismatch,
      .notACollection, .invalidBounds, .invalidRegularExpression, .regularExpressionTooSlow,
      .regularExpressionTooDeep, .indexOutOfRange, .divisionByZero, .unknownForm:
      evaluationSentence
    }
  }

  // MARK: Parsing

  private var parsingSentence: String {
    let (subject, found) = (error.subject, error.found)
    switch error.code {
    case .unexpectedToken:
      return "expected \(alternatives)\(place), found \(found)\(meant)"
    case .unterminatedString:
      return "the string that begins\(place) has no closing \(found)"
    case .invalidEscape:
      return "the escape \(found)\(place) is not a character; "
        + "write \\uXXXX or \\xXX in hexadecimal digits, or \\\\ for a backslash"
    case .invalidNumber:
      return "\(found)\(place) is not a number that a predicate can hold"
    case .invalidCharacter:
      return "the character \(found)\(place) means nothing outside of quotes\(meant)"
    case .unknownSpecifier:
      return "\(found)\(place) is not a format specifier\(meant); "
        + "use %@ for a value, %K for a key, %d for an integer, %f for a number with a fraction"
    case .missingArgument:
      return "argument count mismatch: \(subject)\(place) has no argument; \(found)"
    case .unusedArguments:
      return "argument count mismatch: \(subject); "
        + "remove the rest, and note that a specifier inside quotes is plain text"
    case .wrongArgument:
      return "\(subject)\(place) takes \(alternatives), and its argument is \(found)\(meant)"
    case .reservedWord:
      return "\(found)\(place) is a word of the predicate language; "
        + "write #\(found) for a key of that name"
    case .unknownFunction:
      return "there is no function \(subject)\(place)\(meant); the functions are \(list)"
    case .wrongArgumentCount:
      let wanted = error.expected.first ?? ""
      return "\(subject)\(place) takes \(wanted) argument\(wanted == "1" ? "" : "s"), "
        + "and \(found) \(found == "1" ? "is" : "are") given"
    case .unknownOption:
      return "[\(found)]\(place) is not a comparison option; "
        + "c ignores case, d ignores accents, n takes strings as they are, l follows the locale"
    case .tooDeep:
      return "the predicate is nested too deeply\(place); at most \(alternatives) are allowed"
    default:
      return "\(found)\(place) is not available here; use \(alternatives)"
    }
  }

  // MARK: Evaluating and decoding

  private var evaluationSentence: String {
    let (subject, found) = (error.subject, error.found)
    switch error.code {
    case .unknownKey:
      return "No element has the attribute \"\(subject)\"\(meant). The attributes are \(list)"
    case .unknownKeyPath:
      let known = error.expected.isEmpty ? "It has no keys at all" : "Its keys are \(list)"
      return "In a key path, \(found) has no \"\(subject)\"\(meant). \(known)"
    case .variableWithoutValue:
      let known = error.expected.isEmpty ? "No variable was" : "The variables are \(list)"
      return "The variable \(subject) has no value\(meant). "
        + (error.expected.isEmpty ? known + " replaced before evaluation" : known)
    case .selfHasNoValue:
      return "SELF stands for a whole element, which cannot be compared. "
        + "Name one of its attributes, such as label or value"
    case .typeMismatch:
      return "\(subject) takes \(alternatives), and was given \(found)"
    case .notACollection:
      return "\(subject) needs \(alternatives), and was given \(found)"
    case .invalidBounds:
      return "BETWEEN needs two bounds, as in {1, 5}, and was given \(found)"
    case .invalidRegularExpression:
      return "MATCHES cannot use \(found) as a regular expression: "
        + (error.expected.first ?? "it is malformed")
    case .regularExpressionTooSlow:
      return
        "The regular expression \(found) took too many steps on a text of \(subject) characters. "
        + "Repetitions inside repetitions, as in (a+)+, are the usual cause"
    case .regularExpressionTooDeep:
      return
        "The regular expression \(found) needs too many backtracking positions in a text of \(subject) "
        + "characters. A repeated group takes one for each repetition, as in (a|b)+ or (ab)*, and so does a "
        + "repeated character other than a letter or digit; [ab]+ and .* take none"
    case .indexOutOfRange:
      return "The index \(found) is outside of a collection with \(subject)"
    case .divisionByZero:
      return "\(found) divides by zero"
    default:
      return "The JSON form \(found) is no \(subject)\(meant). It can be \(alternatives)"
    }
  }

  // MARK: Parts

  private var place: String {
    error.position.map { " at character \($0)" } ?? ""
  }

  private var meant: String {
    error.suggestion.map { " (did you mean \($0)?)" } ?? ""
  }

  private var list: String {
    error.expected.joined(separator: ", ")
  }

  private var alternatives: String {
    guard error.expected.count > 1, let last = error.expected.last else { return list }
    return error.expected.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the line of the format string at the position, with a caret under it.
  static func marked(_ format: String, at position: Int) -> String {
    var line: [Character] = []
    var column = 0
    for (offset, character) in format.enumerated() {
      if offset == position { column = line.count }
      if character.isNewline {
        if offset >= position { break }
        line = []
      } else {
        line.append(character == "\t" ? " " : character)
      }
    }
    if position >= format.count { column = line.count }
    // Of a long line, show only the surroundings of the position.
    let start = max(0, column - 60)
    let end = min(line.count, column + 40)
    let before = start > 0 ? "…" : ""
    let after = end < line.count ? "…" : ""
    let caret = String(repeating: " ", count: column - start + before.count) + "^"
    return "  \(before)\(String(line[start..<end]))\(after)\n  \(caret)"
  }
}
