import Foundation

/// Does to one element what a person would do, and answers when the app has come to rest.
///
/// Changes of screen and content that runs on after a swipe come to their end before the answer, in
/// the app's time; whatever else lies in the future stays there.
public struct PerformCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "perform"

  /// Which element; exactly one must match.
  public var query: ElementQuery
  /// What to do.
  public var interaction: Interaction
  /// Where to do it; nil is wherever the element can be hit, after scrolling to it if need be.
  public var place: ElementPlace?
  /// The modifier keys held down meanwhile; typing text takes no notice of them.
  public var modifiers: KeyModifiers
  /// How long to wait for the element to appear and to be free, in seconds of app time.
  public var timeout: TimeInterval

  /// Makes the call.
  public init(
    _ interaction: Interaction, on query: ElementQuery, at place: ElementPlace? = nil,
    modifiers: KeyModifiers = [], timeout: TimeInterval
  ) {
    self.query = query
    self.interaction = interaction
    self.place = place
    self.modifiers = modifiers
    self.timeout = timeout
  }

  private enum CodingKeys: String, CodingKey {
    case query, interaction, place, modifiers, timeout
  }

  /// Reads the call; without modifiers none are held, and without a timeout it does not wait.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(ElementQuery.self, forKey: .query)
    interaction = try container.decode(Interaction.self, forKey: .interaction)
    place = try container.decodeIfPresent(ElementPlace.self, forKey: .place)
    modifiers = try container.decodeIfPresent(KeyModifiers.self, forKey: .modifiers) ?? []
    timeout = try container.decodeIfPresent(TimeInterval.self, forKey: .timeout) ?? 0
  }

  /// Writes the call; without modifiers they are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(interaction, forKey: .interaction)
    try container.encodeIfPresent(place, forKey: .place)
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
    try container.encode(timeout, forKey: .timeout)
  }

  /// What it was done to.
  public struct Result: Codable, Sendable, Hashable {
    /// The element as it was just before.
    public var element: ElementAttributes
    /// How long it took, in seconds of app time.
    public var elapsed: TimeInterval
    /// The version of the tree afterwards.
    public var version: UInt64

    /// Makes the result.
    public init(element: ElementAttributes, elapsed: TimeInterval, version: UInt64) {
      self.element = element
      self.elapsed = elapsed
      self.version = version
    }
  }
}
