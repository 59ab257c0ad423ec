/// A recognised line and its parts.
struct LineMatch {
  var kind: LineKind
  var line: SourceLine
  /// The keyword of a title or a step, or the delimiter of a doc string.
  var keyword = ""
  var keywordType: StepKeywordType?
  /// The text after the keyword, or of the whole line.
  var text = ""
  /// The tags of a tag line, or the cells of a row.
  var items: [Item] = []

  /// A part of a line with its column.
  struct Item {
    var column: Int
    var text: String
  }

  var location: SourceLocation { line.location }

  func location(of item: Item) -> SourceLocation {
    SourceLocation(line: line.number, column: item.column)
  }
}
