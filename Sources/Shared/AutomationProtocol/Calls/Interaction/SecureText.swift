/// The text of a secure field, which shows bullets.
public struct SecureText: Codable, Sendable, Hashable {
  /// The identity of the field.
  public var identity: UInt64
  /// The text.
  public var text: String

  /// Makes the text of a field.
  public init(identity: UInt64, text: String) {
    self.identity = identity
    self.text = text
  }

  private enum CodingKeys: String, CodingKey {
    case identity = "id"
    case text
  }
}
