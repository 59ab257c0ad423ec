extension XCUIDevice {
  /// Whether interfaces are light or dark, with Apple's raw values.
  public enum Appearance: Int, Sendable, Hashable {
    /// As the device has it by itself, which is light.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
  }
}
