import Foundation

/// A call that waits until a condition holds; the app answers at the moment it does.
public struct WaitCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "wait"

  /// A condition to wait for.
  public enum Condition: Sendable, Hashable {
    /// At least one element matches.
    case exists
    /// No element matches.
    case doesNotExist
    /// Exactly one element matches and satisfies a predicate.
    case matches(ElementPredicate)
    /// The tree's version differs from this one.
    case hasChanged(since: UInt64)
  }

  /// The query for the elements.
  public var query: ElementQuery
  /// The condition to wait for.
  public var condition: Condition
  /// The longest time to wait, in seconds of app time (of real time while real work is in
  /// progress).
  public var timeout: TimeInterval
  /// Whether the result includes the state of the app's clock, for a test that waits for several
  /// apps at once.
  public var readsClock: Bool

  /// Makes the call.
  public init(
    _ query: ElementQuery, until condition: Condition, timeout: TimeInterval,
    readsClock: Bool = false
  ) {
    self.query = query
    self.condition = condition
    // A timeout that is negative or NaN counts as zero.
    self.timeout = timeout > 0 ? timeout : 0
    self.readsClock = readsClock
  }

  private enum CodingKeys: String, CodingKey {
    case query, condition, timeout
    case readsClock = "clock"
  }

  /// Reads the call; it doesn't request the clock by default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(ElementQuery.self, forKey: .query)
    condition = try container.decode(Condition.self, forKey: .condition)
    timeout = try container.decode(TimeInterval.self, forKey: .timeout)
    readsClock = try container.decodeIfPresent(Bool.self, forKey: .readsClock) ?? false
  }

  /// Writes the call, omitting the clock unless requested.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(condition, forKey: .condition)
    try container.encode(timeout, forKey: .timeout)
    if readsClock { try container.encode(true, forKey: .readsClock) }
  }

  /// The outcome of a wait.
  public struct Result: Codable, Sendable, Hashable {
    /// Whether the condition holds.
    public var isSatisfied: Bool
    /// The duration of the wait, in seconds of app time.
    public var elapsed: TimeInterval
    /// The reasons why the app could still change at the end, as sentences: what kept it busy in real time,
    /// and what was due next on its clock.
    public var busy: [String]
    /// The version of the tree at the end.
    public var version: UInt64
    /// The state of the clock at the end; `nil` unless requested.
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
