/// Parses feature files into syntax trees, as Cucumber does.
///
/// A single line decides what comes next, except for tags: the first line after them decides what they
/// belong to.
package struct FeatureParser {
  /// The number of mistakes above which parsing ends, because further ones are of no use.
  private static let errorLimit = 10

  private var matcher: LineMatcher
  private let lines: [SourceLine]
  private var state = ParserState.start
  private var builder: DocumentBuilder
  private var errors: [GherkinError] = []

  private init(_ source: String, uri: String, dialect: Dialect) {
    matcher = LineMatcher(dialect: dialect)
    lines = SourceLine.lines(of: source)
    builder = DocumentBuilder(uri: uri)
  }

  /// Returns the syntax tree of a feature file.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - uri: The path for the tree.
  ///   - identifiers: The source of the nodes' identifiers.
  ///   - dialect: The language of a file that doesn't name one.
  /// - Throws: `GherkinErrors`.
  package static func parse(
    _ source: String, uri: String, identifiers: inout IdentifierSequence,
    dialect: Dialect = .english
  ) throws -> FeatureDocument {
    // A byte order mark isn't part of the first line.
    let text = source.hasPrefix("\u{FEFF}") ? String(source.unicodeScalars.dropFirst()) : source
    var parser = FeatureParser(text, uri: uri, dialect: dialect)
    parser.run()
    guard parser.errors.isEmpty else { throw GherkinErrors(errors: parser.errors) }
    return parser.builder.document(identifiers: &identifiers)
  }

  private mutating func run() {
    for (index, line) in lines.enumerated() {
      let expected = state.expected
      if let match = firstMatch(of: line, among: expected) {
        take(match, at: index)
      } else {
        let names = expected.map(\.rawValue)
        add(
          line.isEnd
            ? GherkinError(
              .unexpectedEnd(expected: names), at: SourceLocation(line: line.number))
            : GherkinError(
              .unexpectedLine(line.trimmed, expected: names), at: line.location))
      }
      if errors.count > Self.errorLimit { return }
    }
  }

  private mutating func firstMatch(of line: SourceLine, among kinds: [LineKind]) -> LineMatch? {
    for kind in kinds {
      if let match = match(line, as: kind) { return match }
    }
    return nil
  }

  private mutating func match(_ line: SourceLine, as kind: LineKind) -> LineMatch? {
    do {
      return try matcher.match(line, as: kind)
    } catch {
      if let error = error as? GherkinError { add(error) }
      return nil
    }
  }

  /// Adds an error unless it is there already: a line is tried as several kinds, which may find the same
  /// mistake.
  private mutating func add(_ error: GherkinError) {
    if !errors.contains(error) { errors.append(error) }
  }

  private mutating func take(_ match: LineMatch, at index: Int) {
    switch match.kind {
    case .empty: break
    case .comment:
      builder.addComment(match)
      if case .title(let section) = state { state = .description(section) }
    case .language:
      state = .afterLanguage
    case .tagLine:
      if case .tags = state {} else { state = .tags(tagOwner(after: index)) }
      builder.addTags(match)
    case .featureLine:
      builder.openFeature(match, language: matcher.dialect.code)
      state = .title(.feature)
    case .ruleLine:
      builder.openRule(match)
      state = .title(.rule)
    case .backgroundLine:
      builder.openBackground(match)
      state = .title(.background)
    case .scenarioLine:
      builder.openScenario(match)
      state = .title(.scenario)
    case .examplesLine:
      builder.openExamples(match)
      state = .title(.examples)
    case .stepLine:
      builder.addStep(match)
      state = .step(state.section)
    case .tableRow: takeRow(match)
    case .docStringSeparator: takeDocStringSeparator(match)
    case .other:
      if case .docString = state {
        builder.addDocStringLine(match.text)
      } else {
        builder.addDescriptionLine(match.text)
        state = .description(state.section)
      }
    case .end: state = .end
    }
  }

  private mutating func takeRow(_ match: LineMatch) {
    do {
      switch state {
      case .title(.examples), .description(.examples), .examplesTable:
        state = .examplesTable
        try builder.addExamplesRow(match)
      case .table:
        try builder.addRow(match)
      default:
        let isAfterDocString =
          if case .afterDocString = state { true } else { false }
        state = .table(state.section, afterDocString: isAfterDocString)
        builder.openTable(match)
      }
    } catch {
      if let error = error as? GherkinError { add(error) }
    }
  }

  private mutating func takeDocStringSeparator(_ match: LineMatch) {
    if case .docString(let section, let afterTable) = state {
      builder.closeDocString()
      state = .afterDocString(section, afterTable: afterTable)
    } else {
      let isAfterTable = if case .table = state { true } else { false }
      state = .docString(state.section, afterTable: isAfterTable)
      builder.openDocString(match)
    }
  }

  /// Returns the kind of section that a line's tags belong to.
  ///
  /// The next line that isn't empty, a comment or tags decides.
  private func tagOwner(after index: Int) -> ParserState.TagOwner {
    if state == .start || state == .afterLanguage { return .feature }
    // The look-ahead ignores errors, because the parser will try the same lines and report them.
    var matcher = matcher
    let skipped: [LineKind] = [.empty, .comment, .tagLine]
    let next = lines[(index + 1)...].first { line in
      !skipped.contains { kind in
        guard let match = try? matcher.match(line, as: kind) else { return false }
        return match.kind == kind
      }
    }
    guard let next else { return .rule }
    let mayBeExamples = state.section == .scenario || state.section == .examples
    if mayBeExamples, (try? matcher.match(next, as: .examplesLine)) != nil { return .examples }
    return (try? matcher.match(next, as: .scenarioLine)) != nil ? .scenario : .rule
  }
}

extension ParserState {
  /// The section that the state lies in.
  fileprivate var section: Section {
    switch self {
    case .title(let section), .description(let section), .step(let section),
      .table(let section, _), .docString(let section, _), .afterDocString(let section, _):
      section
    case .examplesTable: .examples
    case .start, .afterLanguage, .tags, .end: .feature
    }
  }
}
