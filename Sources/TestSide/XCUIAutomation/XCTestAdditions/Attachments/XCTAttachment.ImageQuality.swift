extension XCTAttachment {
  /// How well a picture is kept, with Apple's raw values.
  public enum ImageQuality: Int, Sendable, Hashable {
    /// Without loss.
    case original = 0
    /// With some loss.
    case medium = 1
    /// With much loss.
    case low = 2
  }
}
