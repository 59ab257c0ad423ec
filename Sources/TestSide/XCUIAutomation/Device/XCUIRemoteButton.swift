/// A button of a television's remote control, with Apple's raw values.
public enum XCUIRemoteButton: UInt, Sendable, Hashable {
  /// The button that moves up.
  case up = 0
  /// The button that moves down.
  case down = 1
  /// The button that moves left.
  case left = 2
  /// The button that moves right.
  case right = 3
  /// The button that selects the focused element.
  case select = 4
  /// The button that goes back.
  case menu = 5
  /// The button that plays or pauses.
  case playPause = 6
  /// The button that goes to the home screen.
  case home = 7
  /// The button that moves a page up.
  case pageUp = 8
  /// The button that moves a page down.
  case pageDown = 9
  /// The button of the program guide.
  case guide = 10
  /// The four coloured buttons.
  case fourColors = 11
  /// The digit buttons.
  case oneTwoThree = 12
  /// The television provider's button.
  case tvProvider = 13
}
