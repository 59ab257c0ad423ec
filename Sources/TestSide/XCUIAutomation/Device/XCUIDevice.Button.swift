extension XCUIDevice {
  /// A hardware button of a device, with Apple's raw values.
  public enum Button: Int, Sendable, Hashable {
    /// The button that leads to the home screen.
    case home = 1
    /// The volume-up button.
    case volumeUp = 2
    /// The volume-down button.
    case volumeDown = 3
    /// The button with an action of the user's choice.
    case action = 4
    /// The camera button.
    case camera = 5
  }
}
