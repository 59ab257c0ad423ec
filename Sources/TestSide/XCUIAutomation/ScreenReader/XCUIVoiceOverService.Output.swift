extension XCUIVoiceOverService {
  /// What the screen reader says.
  public struct Output: Sendable, Hashable {
    /// The words.
    public let utterance: String
  }
}
