import AutomationProtocol

/// A call that makes the app open a connection with functions of the system's library.
package struct DialCall: AutomationCall, Hashable {
  package static let method = "dial"

  /// The host to look up, or the address.
  package var host: String
  package var port: UInt16

  /// The functions to use.
  package var way = Way.connection

  /// Whether to call them on another thread while the test waits, for two seconds of app time at most.
  package var isOnThread = false

  /// The functions that reach a host.
  package enum Way: String, Codable, Sendable, CaseIterable {
    /// `getaddrinfo` and `connect`.
    case connection
    /// `sendto` without `connect`.
    case datagram
    /// `sendmsg` without `connect`.
    case message
    /// `gethostbyname_r` alone.
    case reentrantLookUp
  }

  package init(_ host: String, port: UInt16, by way: Way = .connection) {
    self.host = host
    self.port = port
    self.way = way
  }

  /// The results of the functions.
  package struct Result: Codable, Sendable, Hashable {
    /// The result of `getaddrinfo`, or the problem of `gethostbyname_r`.
    package var lookUp: Int32
    /// The `errno` of `connect` or of sending; 0 if it has succeeded, `nil` if it wasn't called.
    package var connection: Int32?

    package init(lookUp: Int32, connection: Int32?) {
      self.lookUp = lookUp
      self.connection = connection
    }
  }
}
