import Foundation

/// A call that finds elements and reads their attributes.
public struct ResolveCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "resolve"

  /// The number of elements expected.
  public enum Expectation: String, Codable, Sendable, Hashable {
    /// Exactly one element; none or several are a failure.
    case one
    /// Any number of elements.
    case all
  }

  /// The query to resolve.
  public var query: ElementQuery
  /// The number of elements expected.
  public var expecting: Expectation
  /// The time to wait for an element to appear, in seconds of app time.
  public var timeout: TimeInterval
  /// Whether to determine if the element could be tapped now.
  public var hittability: Bool

  /// Makes the call.
  public init(
    _ query: ElementQuery, expecting: Expectation, timeout: TimeInterval = 0,
    hittability: Bool = false
  ) {
    self.query = query
    self.expecting = expecting
    // A timeout that is negative or NaN counts as zero.
    self.timeout = timeout > 0 ? timeout : 0
    self.hittability = hittability
  }

  private enum CodingKeys: String, CodingKey { case query, expecting, timeout, hittability }

  /// Reads the call; the timeout defaults to zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(ElementQuery.self, forKey: .query)
    expecting = try container.decodeIfPresent(Expectation.self, forKey: .expecting) ?? .one
    timeout = try container.decodeIfPresent(TimeInterval.self, forKey: .timeout) ?? 0
    hittability = try container.decodeIfPresent(Bool.self, forKey: .hittability) ?? false
  }

  /// The elements found.
  public struct Result: Codable, Sendable, Hashable {
    /// The attributes of each element, in the order of the tree.
    public var elements: [ElementAttributes]
    /// The obstacle to hitting each element, `nil` if there isn't one; only if hittability was
    /// requested.
    public var obstacles: [Obstacle?]?
    /// The version of the tree that was read.
    public var version: UInt64
    /// Whether nothing can change until the next call.
    ///
    /// This is the case if the app's time stands still and no work is in progress that can't be virtual, not
    /// even a sleeping thread.
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

    /// Reads the result; `atRest` defaults to false.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      elements = try container.decode([ElementAttributes].self, forKey: .elements)
      obstacles = try container.decodeIfPresent([Obstacle?].self, forKey: .obstacles)
      version = try container.decode(UInt64.self, forKey: .version)
      isAtRest = try container.decodeIfPresent(Bool.self, forKey: .isAtRest) ?? false
    }

    /// Writes the result, omitting `atRest` if it is false.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(elements, forKey: .elements)
      try container.encodeIfPresent(obstacles, forKey: .obstacles)
      try container.encode(version, forKey: .version)
      if isAtRest { try container.encode(true, forKey: .isAtRest) }
    }
  }
}
