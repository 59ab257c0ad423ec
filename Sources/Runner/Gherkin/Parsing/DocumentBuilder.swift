/// Builds a syntax tree from the lines of a document.
///
/// A section stays open until another one begins, so that descriptions, steps and rows can be added.
struct DocumentBuilder {
  private var document: FeatureDocument
  private var rule: Rule?
  private var background: Background?
  private var scenario: Scenario?
  private var examples: Examples?
  private var tags: [Tag] = []
  private var description: [String] = []
  private var docString: (open: LineMatch, lines: [String])?
  /// The number of cells of the open table; `nil` after a row with another number.
  private var cellCount: Int?

  init(uri: String) {
    document = FeatureDocument(uri: uri, feature: nil, comments: [])
  }

  mutating func addComment(_ match: LineMatch) {
    // A comment's text includes its indentation, so its column is always 1.
    let location = SourceLocation(line: match.line.number, column: 1)
    document.comments.append(.init(location: location, text: match.text))
  }

  mutating func addTags(_ match: LineMatch) {
    tags += match.items.map { Tag(location: match.location(of: $0), name: $0.text) }
  }

  mutating func addDescriptionLine(_ text: String) { description.append(text) }

  // MARK: Sections

  mutating func openFeature(_ match: LineMatch, language: String) {
    document.feature = Feature(
      location: match.location, tags: takeTags(), language: language, keyword: match.keyword,
      name: match.text)
  }

  mutating func openRule(_ match: LineMatch) {
    closeRule()
    rule = Rule(
      location: match.location, tags: takeTags(), keyword: match.keyword, name: match.text)
  }

  mutating func openBackground(_ match: LineMatch) {
    closeScenario()
    background = Background(location: match.location, keyword: match.keyword, name: match.text)
  }

  mutating func openScenario(_ match: LineMatch) {
    closeScenario()
    scenario = Scenario(
      location: match.location, tags: takeTags(), keyword: match.keyword, name: match.text)
  }

  mutating func openExamples(_ match: LineMatch) {
    closeExamples()
    examples = Examples(
      location: match.location, tags: takeTags(), keyword: match.keyword, name: match.text)
  }

  /// Closes all sections and returns the tree.
  mutating func document(identifiers: inout IdentifierSequence) -> FeatureDocument {
    closeRule()
    document.feature?.assignIdentifiers(from: &identifiers)
    return document
  }

  // MARK: Steps and tables

  mutating func addStep(_ match: LineMatch) {
    closeDescription()
    let step = Step(
      location: match.location, keyword: match.keyword,
      keywordType: match.keywordType ?? .unknown, text: match.text)
    if background != nil {
      background?.steps.append(step)
    } else {
      scenario?.steps.append(step)
    }
  }

  mutating func openTable(_ match: LineMatch) {
    cellCount = match.items.count
    changeStep {
      $0.dataTable = DataTable(location: match.location, rows: [Self.row(match)])
    }
  }

  /// Adds a row to the open table of a step.
  ///
  /// - Throws: `GherkinError` for the first row with another number of cells.
  mutating func addRow(_ match: LineMatch) throws {
    changeStep { $0.dataTable?.rows.append(Self.row(match)) }
    try checkCells(match)
  }

  /// Adds a row to the open examples; the first one is the header.
  mutating func addExamplesRow(_ match: LineMatch) throws {
    closeDescription()
    if examples?.tableHeader == nil {
      examples?.tableHeader = Self.row(match)
      cellCount = match.items.count
    } else {
      examples?.tableBody.append(Self.row(match))
      try checkCells(match)
    }
  }

  mutating func openDocString(_ match: LineMatch) { docString = (match, []) }

  mutating func addDocStringLine(_ text: String) { docString?.lines.append(text) }

  mutating func closeDocString() {
    guard let (open, lines) = docString else { return }
    docString = nil
    changeStep {
      $0.docString = DocString(
        location: open.location, mediaType: open.text.isEmpty ? nil : open.text,
        content: lines.joined(separator: "\n"), delimiter: open.keyword)
    }
  }

  private mutating func changeStep(_ change: (inout Step) -> Void) {
    if let last = background?.steps.popLast() {
      var step = last
      change(&step)
      background?.steps.append(step)
    } else if let last = scenario?.steps.popLast() {
      var step = last
      change(&step)
      scenario?.steps.append(step)
    }
  }

  private mutating func checkCells(_ match: LineMatch) throws {
    guard let count = cellCount, match.items.count != count else { return }
    cellCount = nil
    throw GherkinError(.inconsistentCellCount, at: match.location)
  }

  private static func row(_ match: LineMatch) -> TableRow {
    TableRow(
      location: match.location,
      cells: match.items.map { .init(location: match.location(of: $0), value: $0.text) })
  }

  // MARK: Closing

  private mutating func takeTags() -> [Tag] {
    // Tags come between two sections, so the description above them is complete.
    closeDescription()
    defer { tags = [] }
    return tags
  }

  /// Sets the description of the innermost open section.
  private mutating func closeDescription() {
    guard !description.isEmpty else { return }
    // Empty lines at the end aren't part of the description, but lines of white space are.
    while description.last?.isEmpty == true { description.removeLast() }
    let text = description.joined(separator: "\n")
    description = []
    if examples != nil {
      examples?.description = text
    } else if scenario != nil {
      scenario?.description = text
    } else if background != nil {
      background?.description = text
    } else if rule != nil {
      rule?.description = text
    } else {
      document.feature?.description = text
    }
  }

  private mutating func closeExamples() {
    closeDescription()
    if let examples { scenario?.examples.append(examples) }
    examples = nil
  }

  private mutating func closeScenario() {
    closeExamples()
    if let scenario { addChild(FeatureChild(scenario)) }
    if let background { addChild(FeatureChild(background)) }
    scenario = nil
    background = nil
  }

  private mutating func closeRule() {
    closeScenario()
    if let rule { document.feature?.children.append(FeatureChild(rule)) }
    rule = nil
  }

  private mutating func addChild(_ child: FeatureChild) {
    if rule != nil {
      rule?.children.append(child)
    } else {
      document.feature?.children.append(child)
    }
  }
}
