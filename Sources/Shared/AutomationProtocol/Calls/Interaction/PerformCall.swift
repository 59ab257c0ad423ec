import Foundation

/// A call that performs an interaction on one element and answers when the app has settled.
///
/// Screen transitions and scrolling that continues after a swipe finish, in app time, before the answer;
/// other future work stays pending.
public struct PerformCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "perform"

  /// The query for the element; exactly one must match.
  public var query: ElementQuery
  /// The interaction to perform.
  public var interaction: Interaction
  /// The position at which to perform it; `nil` for any hittable point, after scrolling if
  /// necessary.
  public var place: ElementPlace?
  /// The modifier keys held down meanwhile; typing text ignores them.
  public var modifiers: KeyModifiers
  /// The time to wait for the element to appear and become hittable, in seconds of app time.
  public var timeout: TimeInterval
  /// Whether the app compares the text that it shows after typing with the typed text.
  public var readsBack: Bool

  /// Makes the call.
  public init(
    _ interaction: Interaction, on query: ElementQuery, at place: ElementPlace? = nil,
    modifiers: KeyModifiers = [], timeout: TimeInterval, readsBack: Bool = false
  ) {
    self.readsBack = readsBack
    self.query = query
    self.interaction = interaction
    self.place = place
    self.modifiers = modifiers
    self.timeout = timeout
  }

  private enum CodingKeys: String, CodingKey {
    case query, interaction, place, modifiers, timeout
    case readsBack = "check"
  }

  /// Reads the call; modifiers default to none and the timeout to zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(ElementQuery.self, forKey: .query)
    interaction = try container.decode(Interaction.self, forKey: .interaction)
    place = try container.decodeIfPresent(ElementPlace.self, forKey: .place)
    modifiers = try container.decodeIfPresent(KeyModifiers.self, forKey: .modifiers) ?? []
    timeout = try container.decodeIfPresent(TimeInterval.self, forKey: .timeout) ?? 0
    readsBack = try container.decodeIfPresent(Bool.self, forKey: .readsBack) ?? false
  }

  /// Writes the call, omitting modifiers if there are none, and the check unless requested.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(interaction, forKey: .interaction)
    try container.encodeIfPresent(place, forKey: .place)
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
    try container.encode(timeout, forKey: .timeout)
    if readsBack { try container.encode(true, forKey: .readsBack) }
  }

  /// The result of an interaction.
  public struct Result: Codable, Sendable, Hashable {
    /// The element just before the interaction.
    public var element: ElementAttributes
    /// The duration of the interaction, in seconds of app time.
    public var elapsed: TimeInterval
    /// The version of the tree after the interaction.
    public var version: UInt64
    /// Whether a secure field has received some of the typed text, which makes the text secret.
    public var isSecret: Bool
    /// The text of the secure field that had the keyboard focus or has it now; `nil` if the toolkit doesn't
    /// report it.
    public var secureText: SecureText?

    /// Makes the result.
    public init(
      element: ElementAttributes, elapsed: TimeInterval, version: UInt64, isSecret: Bool = false
    ) {
      self.element = element
      self.elapsed = elapsed
      self.version = version
      self.isSecret = isSecret
    }

    private enum CodingKeys: String, CodingKey {
      case element, elapsed, version, secureText
      case isSecret = "secret"
    }

    /// Reads the result; agents that don't support secrets omit them.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      element = try container.decode(ElementAttributes.self, forKey: .element)
      elapsed = try container.decode(TimeInterval.self, forKey: .elapsed)
      version = try container.decode(UInt64.self, forKey: .version)
      isSecret = try container.decodeIfPresent(Bool.self, forKey: .isSecret) ?? false
      secureText = try container.decodeIfPresent(SecureText.self, forKey: .secureText)
    }

    /// Writes the result, and `secret` only if it is true.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(element, forKey: .element)
      try container.encode(elapsed, forKey: .elapsed)
      try container.encode(version, forKey: .version)
      if isSecret { try container.encode(true, forKey: .isSecret) }
      try container.encodeIfPresent(secureText, forKey: .secureText)
    }
  }
}
