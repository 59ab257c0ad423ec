/// Recognises the lines of a document.
///
/// It keeps the language and the open doc string. The parser decides which kinds of lines may come next.
struct LineMatcher {
  private(set) var dialect: Dialect
  private var openDocString: (delimiter: String, indent: Int)?

  init(dialect: Dialect) { self.dialect = dialect }

  /// Returns the match of a line as a kind, or `nil` if the line isn't of the kind.
  ///
  /// - Throws: `GherkinError` for a line that is of the kind but wrong.
  mutating func match(_ line: SourceLine, as kind: LineKind) throws -> LineMatch? {
    if line.isEnd { return kind == .end ? LineMatch(kind: .end, line: line) : nil }
    switch kind {
    case .end: return nil
    case .empty: return line.isEmpty ? LineMatch(kind: .empty, line: line) : nil
    case .comment:
      return line.begins(with: "#")
        ? LineMatch(kind: .comment, line: line, text: line.text) : nil
    case .featureLine: return title(line, kind, dialect.feature)
    case .ruleLine: return title(line, kind, dialect.rule)
    case .backgroundLine: return title(line, kind, dialect.background)
    case .scenarioLine: return title(line, kind, dialect.scenario)
    case .examplesLine: return title(line, kind, dialect.examples)
    case .stepLine: return step(line)
    case .language: return try language(line)
    case .tagLine:
      guard line.begins(with: "@") else { return nil }
      return LineMatch(kind: .tagLine, line: line, items: try TagLine.tags(of: line))
    case .tableRow:
      guard line.begins(with: "|") else { return nil }
      return LineMatch(kind: .tableRow, line: line, items: TableLine.cells(of: line))
    case .docStringSeparator: return docStringSeparator(line)
    case .other: return other(line)
    }
  }

  private func title(_ line: SourceLine, _ kind: LineKind, _ keywords: [String]) -> LineMatch? {
    for keyword in keywords {
      if let text = line.rest(after: keyword + ":") {
        return LineMatch(kind: kind, line: line, keyword: keyword, text: text)
      }
    }
    return nil
  }

  private func step(_ line: SourceLine) -> LineMatch? {
    for (keyword, type) in dialect.steps {
      if let text = line.rest(after: keyword) {
        return LineMatch(
          kind: .stepLine, line: line, keyword: keyword, keywordType: type, text: text)
      }
    }
    return nil
  }

  private mutating func language(_ line: SourceLine) throws -> LineMatch? {
    guard let match = line.trimmed.wholeMatch(of: /#\s*language\s*:\s*([a-zA-Z\-_]+)/) else {
      return nil
    }
    let code = String(match.1)
    guard let dialect = Dialect.named(code) else {
      throw GherkinError(.unknownLanguage(code), at: line.location)
    }
    self.dialect = dialect
    return LineMatch(kind: .language, line: line, text: code)
  }

  private mutating func docStringSeparator(_ line: SourceLine) -> LineMatch? {
    if let open = openDocString {
      guard line.begins(with: open.delimiter) else { return nil }
      openDocString = nil
      return LineMatch(kind: .docStringSeparator, line: line, keyword: open.delimiter)
    }
    for delimiter in ["\"\"\"", "```"] {
      if let mediaType = line.rest(after: delimiter) {
        openDocString = (delimiter, line.indent)
        return LineMatch(
          kind: .docStringSeparator, line: line, keyword: delimiter, text: mediaType)
      }
    }
    return nil
  }

  private func other(_ line: SourceLine) -> LineMatch {
    guard let open = openDocString else {
      return LineMatch(kind: .other, line: line, text: line.text)
    }
    let escaped = open.delimiter.map { "\\\($0)" }.joined()
    let text = line.text(unindentedBy: open.indent)
      .replacing(escaped, with: open.delimiter)
    return LineMatch(kind: .other, line: line, text: text)
  }
}
