import Foundation

/// Finds elements and reads what they show of themselves.
public struct ResolveCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "resolve"

  /// How many elements are wanted.
  public enum Expectation: String, Codable, Sendable, Hashable {
    /// Exactly one; none and several are failures.
    case one
    /// All there are.
    case all
  }

  /// Which elements.
  public var query: ElementQuery
  /// How many are wanted.
  public var expecting: Expectation
  /// How long to wait for one to appear, in seconds of app time.
  public var timeout: TimeInterval
  /// Whether to find out if the element could be tapped now.
  public var hittability: Bool

  /// Makes the call.
  public init(
    _ query: ElementQuery, expecting: Expectation, timeout: TimeInterval = 0,
    hittability: Bool = false
  ) {
    self.query = query
    self.expecting = expecting
    // Less than nothing, and what is not a number, is none.
    self.timeout = timeout > 0 ? timeout : 0
    self.hittability = hittability
  }

  private enum CodingKeys: String, CodingKey { case query, expecting, timeout, hittability }

  /// Reads the call; without a timeout it does not wait.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(ElementQuery.self, forKey: .query)
    expecting = try container.decodeIfPresent(Expectation.self, forKey: .expecting) ?? .one
    timeout = try container.decodeIfPresent(TimeInterval.self, forKey: .timeout) ?? 0
    hittability = try container.decodeIfPresent(Bool.self, forKey: .hittability) ?? false
  }

  /// The elements found.
  public struct Result: Codable, Sendable, Hashable {
    /// What each shows of itself, in the order of the tree.
    public var elements: [ElementAttributes]
    /// Why each cannot be tapped, null where it can; only when hittability was asked for.
    public var obstacles: [Obstacle?]?
    /// The version of the tree they were read from.
    public var version: UInt64
    /// Whether nothing can change until the next call: the app's time stands still, and nothing that
    /// cannot be virtual is under way, not even a thread that sleeps.
    public var isAtRest: Bool

    /// Makes the result.
    public init(
      elements: [ElementAttributes], obstacles: [Obstacle?]? = nil, version: UInt64,
      isAtRest: Bool = false
    ) {
      self.elements = elements
      self.obstacles = obstacles
      self.version = version
      self.isAtRest = isAtRest
    }

    private enum CodingKeys: String, CodingKey {
      case elements, obstacles, version
      case isAtRest = "atRest"
    }

    /// Reads the result; an app that does not say so is not at rest.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      elements = try container.decode([ElementAttributes].self, forKey: .elements)
      obstacles = try container.decodeIfPresent([Obstacle?].self, forKey: .obstacles)
      version = try container.decode(UInt64.self, forKey: .version)
      isAtRest = try container.decodeIfPresent(Bool.self, forKey: .isAtRest) ?? false
    }

    /// Writes the result; `atRest` is left out when it is false.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(elements, forKey: .elements)
      try container.encodeIfPresent(obstacles, forKey: .obstacles)
      try container.encode(version, forKey: .version)
      if isAtRest { try container.encode(true, forKey: .isAtRest) }
    }
  }
}
