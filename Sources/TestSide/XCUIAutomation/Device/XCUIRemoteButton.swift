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
  /// Chooses what has the focus.
  case select = 4
  /// Back.
  case menu = 5
  /// Plays or pauses.
  case playPause = 6
  /// Leads to the home screen.
  case home = 7
  /// A page up.
  case pageUp = 8
  /// A page down.
  case pageDown = 9
  /// The programme guide.
  case guide = 10
  /// The four coloured ones.
  case fourColors = 11
  /// The digits.
  case oneTwoThree = 12
  /// The television's provider.
  case tvProvider = 13
}
