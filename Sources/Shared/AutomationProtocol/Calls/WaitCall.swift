import Foundation

/// Waits until something is true of a query; the app answers at the moment it comes true.
public struct WaitCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "wait"

  /// What to wait for.
  public enum Condition: Sendable, Hashable {
    /// At least one element matches.
    case exists
    /// No element matches.
    case doesNotExist
    /// Exactly one element matches, and a predicate is true of it.
    case matches(ElementPredicate)
    /// The tree has another version than this one, whatever matches.
    case hasChanged(since: UInt64)
  }

  /// Which elements.
  public var query: ElementQuery
  /// What must be true of them.
  public var condition: Condition
  /// How long at the most, in seconds of app time (of real time while real work is under way).
  public var timeout: TimeInterval
  /// Whether the answer says how the app's clock stands then, for a test that waits for several apps at
  /// once.
  public var readsClock: Bool

  /// Makes the call.
  public init(
    _ query: ElementQuery, until condition: Condition, timeout: TimeInterval,
    readsClock: Bool = false
  ) {
    self.query = query
    self.condition = condition
    // Less than nothing, and what is not a number, is none.
    self.timeout = timeout > 0 ? timeout : 0
    self.readsClock = readsClock
  }

  private enum CodingKeys: String, CodingKey {
    case query, condition, timeout
    case readsClock = "clock"
  }

  /// Reads the call; it does not ask for the clock unless it says so.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(ElementQuery.self, forKey: .query)
    condition = try container.decode(Condition.self, forKey: .condition)
    timeout = try container.decode(TimeInterval.self, forKey: .timeout)
    readsClock = try container.decodeIfPresent(Bool.self, forKey: .readsClock) ?? false
  }

  /// Writes the call; of the clock it says nothing unless it asks for it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(condition, forKey: .condition)
    try container.encode(timeout, forKey: .timeout)
    if readsClock { try container.encode(true, forKey: .readsClock) }
  }

  /// How the wait ended.
  public struct Result: Codable, Sendable, Hashable {
    /// Whether the condition came true.
    public var isSatisfied: Bool
    /// How long it took, in seconds of app time.
    public var elapsed: TimeInterval
    /// What kept the app busy in real time at the end, as sentences.
    public var busy: [String]
    /// The version of the tree at the end.
    public var version: UInt64
    /// How the clock stands at the end; nil where the call does not ask for it.
    public var clock: ClockCall.Result?

    /// Makes the result.
    public init(
      isSatisfied: Bool, elapsed: TimeInterval, busy: [String], version: UInt64,
      clock: ClockCall.Result? = nil
    ) {
      self.isSatisfied = isSatisfied
      self.elapsed = elapsed
      self.busy = busy
      self.version = version
      self.clock = clock
    }

    private enum CodingKeys: String, CodingKey {
      case isSatisfied = "satisfied"
      case elapsed, busy, version, clock
    }
  }
}

extension WaitCall.Condition: Codable {
  private enum CodingKeys: String, CodingKey { case exists, matches, changes }

  /// Reads `{"exists": true}`, `{"exists": false}`, `{"matches": …}` or `{"changes": 7}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let exists = try container.decodeIfPresent(Bool.self, forKey: .exists) {
      self = exists ? .exists : .doesNotExist
    } else if let version = try container.decodeIfPresent(UInt64.self, forKey: .changes) {
      self = .hasChanged(since: version)
    } else {
      self = .matches(try container.decode(ElementPredicate.self, forKey: .matches))
    }
  }

  /// Writes the condition as an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .exists: try container.encode(true, forKey: .exists)
    case .doesNotExist: try container.encode(false, forKey: .exists)
    case .matches(let predicate): try container.encode(predicate, forKey: .matches)
    case .hasChanged(let version): try container.encode(version, forKey: .changes)
    }
  }
}
