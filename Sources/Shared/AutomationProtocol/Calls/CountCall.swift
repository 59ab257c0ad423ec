/// A call that counts the elements that match a query, without waiting.
public struct CountCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "count"

  /// The query whose matches to count.
  public var query: ElementQuery
  /// The number at which to stop counting; `nil` counts all, and `exists` needs only one.
  public var limit: Int?

  /// Makes the call.
  public init(_ query: ElementQuery, limit: Int? = nil) {
    self.query = query
    self.limit = limit
  }

  /// The result of counting.
  public struct Result: Codable, Sendable, Hashable {
    /// The number of elements, at most the limit.
    public var count: Int
    /// The version of the tree that was searched.
    public var version: UInt64

    /// Makes the result.
    public init(count: Int, version: UInt64) {
      self.count = count
      self.version = version
    }
  }
}
