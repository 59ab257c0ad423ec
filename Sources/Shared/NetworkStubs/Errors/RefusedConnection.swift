/// The facts about a connection or a name look-up without URLSession that was refused.
public struct RefusedConnection: Sendable, Hashable, Codable {
  /// What was refused.
  public enum Attempt: Sendable, Hashable, Codable {
    /// The look-up of a host's name.
    case lookUp(host: String)
    /// A connection to an internet address.
    case connect(address: String, port: Int)
  }

  /// What was refused.
  public var attempt: Attempt
  /// The place in the app's code, if it is known.
  public var caller: String?
  /// Whether the network is open to other hosts.
  public var isOpenToOthers = false

  /// Makes the facts.
  public init(_ attempt: Attempt, caller: String? = nil) {
    self.attempt = attempt
    self.caller = caller
  }
}
