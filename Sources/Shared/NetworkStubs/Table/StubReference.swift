/// A stub of a table, as reports name it.
public struct StubReference: Sendable, Hashable, Codable {
  /// The number of the stub in its table.
  public var number: Int
  /// The requests that the stub answers.
  public var pattern: RequestPattern
  /// The place where the stub was declared.
  public var origin: String?
  /// The number of later stubs that match the request as well.
  public var laterMatches: Int

  /// Makes a reference.
  public init(number: Int, pattern: RequestPattern, origin: String?, laterMatches: Int = 0) {
    self.number = number
    self.pattern = pattern
    self.origin = origin
    self.laterMatches = laterMatches
  }
}
