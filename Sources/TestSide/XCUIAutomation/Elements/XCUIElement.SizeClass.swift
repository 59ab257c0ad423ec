extension XCUIElement {
  /// The size class of one dimension (`UIUserInterfaceSizeClass`), with Apple's raw values.
  public enum SizeClass: Int, Sendable, Hashable {
    /// The size class isn't specified.
    case unspecified = 0
    /// A compact dimension.
    case compact = 1
    /// A regular dimension.
    case regular = 2
  }
}
