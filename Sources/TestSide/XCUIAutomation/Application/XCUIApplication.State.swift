extension XCUIApplication {
  /// The state of an app, with Apple's raw values.
  public enum State: UInt, Sendable, Hashable {
    /// The state is unknown.
    case unknown = 0
    /// The app isn't running.
    case notRunning = 1
    /// The app is in the background and is suspended.
    case runningBackgroundSuspended = 2
    /// The app is running in the background.
    case runningBackground = 3
    /// The app is running in the foreground.
    case runningForeground = 4
  }
}
