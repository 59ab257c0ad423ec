/// A piece of text on a row of the screen.
struct TextRun: Hashable, Sendable {
  /// The kind of a text, recognised by its appearance.
  enum Kind: Hashable, Sendable {
    case text
    /// Text in `[ … ]` or `< … >`.
    case button
    /// Underlined or underscored cells, labelled by the text before them in the row.
    case field(label: String)
  }

  var row: Int
  var columns: Range<Int>
  var text: String
  var style: TextStyle
  var kind = Kind.text
}
