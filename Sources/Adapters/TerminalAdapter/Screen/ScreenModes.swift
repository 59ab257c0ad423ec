/// The modes that a program has set in its terminal.
struct ScreenModes: Hashable, Sendable {
  /// The mouse events that the program gets.
  enum Mouse: Int, Hashable, Sendable {
    case none = 0
    case presses = 9
    case clicks = 1000
    case drags = 1002
    case all = 1003
  }

  var cursorIsVisible = true
  var wraps = true
  var inserts = false
  var newLineReturns = false
  var applicationCursorKeys = false
  var applicationKeypad = false
  var bracketedPaste = false
  var focusEvents = false
  var mouse = Mouse.none
  /// Whether mouse events are written as decimal numbers (1006), which can express every column.
  var mouseIsDecimal = false
  var isAlternateScreen = false
}
