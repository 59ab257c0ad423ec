extension UIApplication {
  /// Whether an app is in front, and being used (UIKit).
  public enum State: Int, Sendable {
    /// In front, and being used.
    case active = 0
    /// In front, but not being used: it is starting, or about to leave.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }
}
