extension XCTAttachment {
  /// The quality of a picture, with Apple's raw values.
  public enum ImageQuality: Int, Sendable, Hashable {
    /// Lossless.
    case original = 0
    /// Medium quality.
    case medium = 1
    /// Low quality.
    case low = 2
  }
}
