/// The position of a parser in the grammar.
enum ParserState: Equatable {
  case start
  case afterLanguage
  case tags(TagOwner)
  /// Directly after the line that opens a section.
  case title(Section)
  case description(Section)
  /// After a step's line; `section` is a background or a scenario.
  case step(Section)
  case table(Section, afterDocString: Bool)
  case docString(Section, afterTable: Bool)
  case afterDocString(Section, afterTable: Bool)
  case examplesTable
  case end

  enum Section {
    case feature, rule, background, scenario, examples
  }

  enum TagOwner {
    case feature, rule, scenario, examples
  }

  /// The kinds of lines that may come next, in the order in which they are tried and named in errors.
  var expected: [LineKind] {
    switch self {
    case .start: [.end, .language, .tagLine, .featureLine, .comment, .empty]
    case .afterLanguage: [.tagLine, .featureLine, .comment, .empty]
    case .tags(let owner): [.tagLine, owner.line, .comment, .empty]
    case .title(let section):
      [.end, .empty, .comment] + section.first + section.followers + [.other]
    case .description(let section):
      [.end, .comment] + section.first + section.followers + [.other]
    case .step(let section):
      [.end, .tableRow, .docStringSeparator, .stepLine] + section.followers + [.comment, .empty]
    case .table(let section, let afterDocString):
      [.end, .tableRow] + (afterDocString ? [] : [.docStringSeparator]) + [.stepLine]
        + section.followers + [.comment, .empty]
    case .afterDocString(let section, let afterTable):
      [.end] + (afterTable ? [] : [.tableRow]) + [.stepLine] + section.followers
        + [.comment, .empty]
    case .docString: [.docStringSeparator, .other]
    case .examplesTable:
      [.end, .tableRow] + Section.examples.followers + [.comment, .empty]
    case .end: []
    }
  }
}

extension ParserState.Section {
  /// The kinds of lines that the section's content may begin with.
  fileprivate var first: [LineKind] {
    switch self {
    case .feature, .rule: [.backgroundLine]
    case .background, .scenario: [.stepLine]
    case .examples: [.tableRow]
    }
  }

  /// The kinds of lines that may follow the section's content.
  fileprivate var followers: [LineKind] {
    switch self {
    case .feature, .rule, .background: [.tagLine, .scenarioLine, .ruleLine]
    case .scenario, .examples: [.tagLine, .examplesLine, .scenarioLine, .ruleLine]
    }
  }
}

extension ParserState.TagOwner {
  /// The line that must follow the tags.
  fileprivate var line: LineKind {
    switch self {
    case .feature: .featureLine
    case .rule: .ruleLine
    case .scenario: .scenarioLine
    case .examples: .examplesLine
    }
  }
}
