/// The values of an outline's row, which fill in the placeholders of texts.
struct OutlineValues {
  private var values: [(name: String, value: String)] = []
  private(set) var location: SourceLocation?
  private(set) var rowIdentifiers: [String] = []

  /// Makes an empty set of values, which leaves texts as they are.
  init() {}

  init(header: TableRow, row: TableRow) {
    values = zip(header.cells, row.cells).map { ($0.value, $1.value) }
    location = row.location
    rowIdentifiers = [row.id]
  }

  /// Returns a text with each `<name>` replaced.
  func filledIn(_ text: String) -> String {
    guard text.contains("<") else { return text }
    return values.reduce(text) { $0.replacing("<\($1.name)>", with: $1.value) }
  }

  /// Returns a step's doc string and table with the values filled in.
  func argument(of step: Step) -> PickleStep.Argument? {
    guard step.docString != nil || step.dataTable != nil else { return nil }
    var docString = step.docString.map {
      PickleStep.DocString(mediaType: $0.mediaType.map(filledIn), content: filledIn($0.content))
    }
    var table = step.dataTable.map { table in
      PickleStep.Table(
        rows: table.rows.map { .init(cells: $0.cells.map { .init(value: filledIn($0.value)) }) })
    }
    if let text = step.docString?.location.line, let rows = step.dataTable?.location.line {
      docString?.argumentIndex = text < rows ? 1 : 2
      table?.argumentIndex = text < rows ? 2 : 1
    }
    return PickleStep.Argument(docString: docString, dataTable: table)
  }
}
