/// The position and style with which a terminal writes next, as saved by `ESC 7`.
struct ScreenCursor: Hashable, Sendable {
  var row = 0
  var column = 0
  var style = TextStyle()
  /// Whether the last column was written, so that the next character goes to the next row.
  var wrapsNext = false
  /// Whether rows are relative to the scrolling region, in which the cursor then stays.
  var isRelative = false
  /// Whether each of the sets G0 to G3 draws lines.
  var lineDrawing = [false, false, false, false]
  /// The index of the set in use.
  var set = 0
}
