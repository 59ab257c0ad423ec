extension XCUIElement {
  /// How much room there is in one direction (`UIUserInterfaceSizeClass`, with Apple's raw values).
  public enum SizeClass: Int, Sendable, Hashable {
    /// Nothing is said of it.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Enough room.
    case regular = 2
  }
}
