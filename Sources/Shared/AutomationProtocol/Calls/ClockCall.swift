/// A call that reads the app's clock without letting time pass.
///
/// Tests that wait for several apps at once need it.
public struct ClockCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "clock"

  /// Makes the call.
  public init() {}

  /// The state of the app's clock.
  public struct Result: Codable, Sendable, Hashable {
    /// The present moment, in seconds of app time since the app began.
    public var now: Double
    /// The next deadline, in seconds of app time; `nil` if nothing is pending.
    public var next: Double?
    /// Whether waiting takes real time, because the clock is real or work is in progress that can't
    /// be virtual.
    public var isReal: Bool
    /// The version of the tree.
    public var version: UInt64
    /// The date that the app sees, in seconds since 1970; `nil` if the app doesn't report it.
    public var date: Double?
    /// The future work, soonest first, as sentences; `nil` if the app doesn't report it.
    public var pending: [String]?

    /// Makes the result.
    public init(
      now: Double, next: Double?, isReal: Bool, version: UInt64, date: Double? = nil,
      pending: [String]? = nil
    ) {
      self.now = now
      self.next = next
      self.isReal = isReal
      self.version = version
      self.date = date
      self.pending = pending
    }

    private enum CodingKeys: String, CodingKey {
      case now, next
      case isReal = "real"
      case version, date, pending
    }
  }
}
