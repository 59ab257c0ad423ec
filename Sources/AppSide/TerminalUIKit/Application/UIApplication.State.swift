extension UIApplication {
  /// The running state of an app (UIKit).
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and doesn't receive events, because it is launching or about to
    /// leave.
    case inactive = 1
    /// The app isn't on the screen.
    case background = 2
  }
}
