extension XCTAttachment {
  /// The lifetime of an attachment, with Apple's raw values.
  public enum Lifetime: Int, Sendable, Hashable {
    /// The file is always kept.
    case keepAlways = 0
    /// The file is deleted when the test passes.
    case deleteOnSuccess = 1
  }
}
