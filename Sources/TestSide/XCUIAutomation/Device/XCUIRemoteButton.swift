/// A button of a television's remote control, with Apple's raw values.
public enum XCUIRemoteButton: UInt, Sendable, Hashable {
  /// Up.
  case up = 0
  /// Down.
  case down = 1
  /// To the left.
  case left = 2
  /// To the right.
  case right = 3
  /// Selects the focused element.
  case select = 4
  /// Goes back.
  case menu = 5
  /// Plays or pauses.
  case playPause = 6
  /// Goes to the home screen.
  case home = 7
  /// A page up.
  case pageUp = 8
  /// A page down.
  case pageDown = 9
  /// The program guide.
  case guide = 10
  /// The four coloured buttons.
  case fourColors = 11
  /// The digit buttons.
  case oneTwoThree = 12
  /// The television provider's button.
  case tvProvider = 13
}
