extension XCTAttachment {
  /// How long an attachment is kept, with Apple's raw values.
  public enum Lifetime: Int, Sendable, Hashable {
    /// Whatever becomes of the test.
    case keepAlways = 0
    /// When the test fails; when it passes the file is deleted.
    case deleteOnSuccess = 1
  }
}
