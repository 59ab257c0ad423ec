import AutomationProtocol

/// A call that lists the app's requests that match a pattern, and may wait for them.
public struct RequestsCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "requests"

  /// The requests to list, or `nil` for all.
  public var pattern: RequestPattern?
  /// The number of requests to wait for.
  public var count: Int
  /// The longest time to wait, in seconds of app time.
  public var timeout: Double

  /// Makes the call.
  public init(_ pattern: RequestPattern? = nil, count: Int = 0, timeout: Double = 0) {
    self.pattern = pattern
    self.count = count
    self.timeout = timeout
  }

  /// The requests.
  public struct Result: Codable, Sendable, Hashable {
    /// The requests that match, oldest first.
    public var records: [RequestRecord]
    /// The time waited, in seconds of app time.
    public var elapsed: Double

    /// Makes a result.
    public init(records: [RequestRecord], elapsed: Double) {
      self.records = records
      self.elapsed = elapsed
    }
  }
}
