extension XCUIApplication {
  /// Whether an app runs, and whether the user sees it, with Apple's raw values.
  public enum State: UInt, Sendable, Hashable {
    /// Nothing is known of it.
    case unknown = 0
    /// It does not run.
    case notRunning = 1
    /// It runs unseen and is not given any time.
    case runningBackgroundSuspended = 2
    /// It runs unseen.
    case runningBackground = 3
    /// It runs and the user sees it.
    case runningForeground = 4
  }
}
