extension XCUIVoiceOverService {
  /// The output of the screen reader.
  public struct Output: Sendable, Hashable {
    /// The spoken text.
    public let utterance: String
  }
}
