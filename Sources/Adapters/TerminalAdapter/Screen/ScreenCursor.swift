/// Where and how a terminal writes next; what `ESC 7` saves.
struct ScreenCursor: Hashable, Sendable {
  var row = 0
  var column = 0
  var style = TextStyle()
  /// Whether the last column was written, so that the next character goes to the next row.
  var wrapsNext = false
  /// Whether rows count from the top of the scrolling region, and the cursor stays inside it.
  var isRelative = false
  /// Which of the sets G0 to G3 draw lines.
  var lineDrawing = [false, false, false, false]
  /// The set in use.
  var set = 0
}
