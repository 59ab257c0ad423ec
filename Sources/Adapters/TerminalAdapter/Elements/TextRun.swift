/// A piece of text on a row of the screen.
struct TextRun: Hashable, Sendable {
  /// What a run is, by what it looks like.
  enum Kind: Hashable, Sendable {
    case text
    /// A text in `[ … ]` or `< … >`.
    case button
    /// Underlined or underscored cells, with the text before them on the row.
    case field(label: String)
  }

  var row: Int
  var columns: Range<Int>
  var text: String
  var style: TextStyle
  var kind = Kind.text
}
