/// Reads the app's clock without letting time pass, for a test that waits for several apps at once.
public struct ClockCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "clock"

  /// Makes the call.
  public init() {}

  /// What the clock says.
  public struct Result: Codable, Sendable, Hashable {
    /// The present moment, in seconds of app time since the app began.
    public var now: Double
    /// The moment at which something is due next, in seconds of app time; nil when nothing is.
    public var next: Double?
    /// Whether waiting takes real time: the clock is real, or something is under way that cannot be
    /// virtual.
    public var isReal: Bool
    /// The version of the tree.
    public var version: UInt64

    /// Makes the result.
    public init(now: Double, next: Double?, isReal: Bool, version: UInt64) {
      self.now = now
      self.next = next
      self.isReal = isReal
      self.version = version
    }

    private enum CodingKeys: String, CodingKey {
      case now, next
      case isReal = "real"
      case version
    }
  }
}
