/// The facts about a refused connection or name look-up made without URLSession.
public struct RefusedConnection: Sendable, Hashable, Codable {
  /// A network access that was refused.
  public enum Attempt: Sendable, Hashable, Codable {
    /// The look-up of a host's name.
    case lookUp(host: String)
    /// A connection to an internet address.
    case connect(address: String, port: Int)
  }

  /// The access that was refused.
  public var attempt: Attempt
  /// The place in the app's code, if it is known.
  public var caller: String?
  /// Whether the network is open, but only to other hosts.
  public var isOpenToOthers = false

  /// Makes the facts.
  public init(_ attempt: Attempt, caller: String? = nil) {
    self.attempt = attempt
    self.caller = caller
  }
}
