/// Counts the elements that match a query; never waits.
public struct CountCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "count"

  /// Which elements.
  public var query: ElementQuery
  /// Where to stop counting; nil counts all, and `exists` needs no more than one.
  public var limit: Int?

  /// Makes the call.
  public init(_ query: ElementQuery, limit: Int? = nil) {
    self.query = query
    self.limit = limit
  }

  /// How many there are.
  public struct Result: Codable, Sendable, Hashable {
    /// The number of elements, at most the limit.
    public var count: Int
    /// The version of the tree they were counted in.
    public var version: UInt64

    /// Makes the result.
    public init(count: Int, version: UInt64) {
      self.count = count
      self.version = version
    }
  }
}
