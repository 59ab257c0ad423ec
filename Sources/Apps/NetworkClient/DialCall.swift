import AutomationProtocol

/// A call that makes the app open a connection with the functions of the system's library.
public struct DialCall: AutomationCall, Hashable {
  public static let method = "dial"

  /// The host to look up, or the address.
  public var host: String
  public var port: UInt16

  public init(_ host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// What the functions have returned.
  public struct Result: Codable, Sendable, Hashable {
    /// The result of `getaddrinfo`.
    public var lookUp: Int32
    /// The `errno` of `connect`; 0 if it has succeeded, `nil` if it wasn't called.
    public var connection: Int32?

    public init(lookUp: Int32, connection: Int32?) {
      self.lookUp = lookUp
      self.connection = connection
    }
  }
}
