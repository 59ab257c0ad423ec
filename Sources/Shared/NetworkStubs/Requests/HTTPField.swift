/// A header field of a request or an answer.
public struct HTTPField: Sendable, Hashable, Codable {
  /// The name as it was written; names are compared without regard to case.
  public var name: String
  /// The value.
  public var value: String

  /// Makes a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
