extension XCUIDevice {
  /// The appearance of user interfaces, with Apple's raw values.
  public enum Appearance: Int, Sendable, Hashable {
    /// The device's default appearance, which is light.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
  }
}
