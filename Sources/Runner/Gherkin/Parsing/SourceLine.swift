/// A line of a document, measured in Unicode scalars as Cucumber does.
struct SourceLine {
  /// The number of the line, from 1.
  let number: Int
  /// The line without its end.
  let text: String
  /// The line without white space at its start and end.
  let trimmed: String
  /// The number of white-space characters at the start.
  let indent: Int
  /// Whether this is the end of the document.
  var isEnd = false

  init(_ text: Substring.UnicodeScalarView, number: Int) {
    let body = text.trimming(atEnd: { $0 == "\r" || $0 == "\n" })
    let rest = body.drop { $0.properties.isWhitespace }
    self.number = number
    self.text = String(Substring(body))
    self.trimmed = String(Substring(rest.trimming(atEnd: \.properties.isWhitespace)))
    // A line that consists of white space has no first character to measure to.
    indent = rest.isEmpty ? 0 : body.count - rest.count
  }

  /// Makes the end of a document.
  init(endAt number: Int) {
    self.init("".unicodeScalars[...], number: number)
    isEnd = true
  }

  /// Splits a document into its lines; the last one is its end.
  static func lines(of source: String) -> [SourceLine] {
    // As a grapheme, "\r\n" is one character, which isn't equal to "\n".
    var parts = source[...].unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    var lines = parts.enumerated().map { SourceLine($1, number: $0 + 1) }
    lines.append(SourceLine(endAt: lines.count + 1))
    return lines
  }

  var isEmpty: Bool { trimmed.isEmpty }

  /// The column of the first character, from 1.
  var column: Int { indent + 1 }

  var location: SourceLocation { SourceLocation(line: number, column: column) }

  /// Returns whether the line begins with a text, compared by Unicode scalars instead of graphemes.
  func begins(with prefix: String) -> Bool {
    trimmed.unicodeScalars.starts(with: prefix.unicodeScalars)
  }

  /// Returns the text after a keyword, without surrounding white space, or `nil` if the line begins
  /// otherwise.
  func rest(after keyword: String) -> String? {
    let scalars = trimmed.unicodeScalars
    // Keywords of steps end with a space, which is trimmed when nothing follows.
    guard scalars.starts(with: keyword.unicodeScalars) else {
      guard keyword.hasSuffix(" "), isEntirely(keyword) else { return nil }
      return ""
    }
    return String(Substring(scalars.dropFirst(keyword.unicodeScalars.count))).trimmedWhitespace
  }

  /// Returns the text with its indentation reduced by a number of characters.
  ///
  /// A text that is indented less loses all its indentation.
  func text(unindentedBy amount: Int) -> String {
    if amount > indent, !trimmed.isEmpty { return text.trimmedAtStart }
    return String(Substring(text.unicodeScalars.dropFirst(amount)))
  }

  private func isEntirely(_ keyword: String) -> Bool {
    let start = text.trimmedAtStart.unicodeScalars
    return start.count == keyword.unicodeScalars.count
      && start.elementsEqual(keyword.unicodeScalars)
  }
}

extension Substring.UnicodeScalarView {
  /// Returns the scalars without those at the end that satisfy a condition.
  func trimming(atEnd condition: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    var end = endIndex
    while end > startIndex, condition(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}

extension StringProtocol {
  /// The text without white space at its start.
  var trimmedAtStart: String {
    String(String(self).unicodeScalars.drop { $0.properties.isWhitespace })
  }

  /// The text without white space at its start and end.
  var trimmedWhitespace: String {
    let start = String(self)[...].unicodeScalars.drop { $0.properties.isWhitespace }
    return String(Substring(start.trimming(atEnd: \.properties.isWhitespace)))
  }
}
