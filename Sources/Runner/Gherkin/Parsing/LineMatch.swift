/// What a line was recognised as.
struct LineMatch {
  var kind: LineKind
  var line: SourceLine
  /// The keyword of a title or a step, the delimiter of a doc string.
  var keyword = ""
  var keywordType: StepKeywordType?
  /// What follows the keyword, or the text of the line.
  var text = ""
  /// The tags of a tag line, the cells of a row.
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
