extension XCUIDevice {
  /// A button at the outside of a device, with Apple's raw values.
  public enum Button: Int, Sendable, Hashable {
    /// The one that leads to the home screen.
    case home = 1
    /// The one that makes sounds louder.
    case volumeUp = 2
    /// The one that makes sounds quieter.
    case volumeDown = 3
    /// The one that does what its owner wants.
    case action = 4
    /// The one that takes pictures.
    case camera = 5
  }
}
