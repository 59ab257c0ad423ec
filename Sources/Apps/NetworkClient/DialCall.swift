import AutomationProtocol

/// A call that makes the app open a connection with the functions of the system's library.
package struct DialCall: AutomationCall, Hashable {
  package static let method = "dial"

  /// The host to look up, or the address.
  package var host: String
  package var port: UInt16

  package init(_ host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// What the functions have returned.
  package struct Result: Codable, Sendable, Hashable {
    /// The result of `getaddrinfo`.
    package var lookUp: Int32
    /// The `errno` of `connect`; 0 if it has succeeded, `nil` if it wasn't called.
    package var connection: Int32?

    package init(lookUp: Int32, connection: Int32?) {
      self.lookUp = lookUp
      self.connection = connection
    }
  }
}
