/// A failure of a connection, instead of an answer or in the middle of one.
public enum StubFault: Sendable, Hashable, Codable {
  /// The network is unavailable: the host's name can't be looked up.
  case offline
  /// The server refuses the connection.
  case refused
  /// The server never answers; the request ends at its own timeout, in app time.
  case timeout
  /// The connection is lost after this number of bytes of the body; with zero, before the headers.
  case reset(afterBytes: Int)
  /// The server's certificate isn't trusted.
  case tls
  /// The server's answer isn't HTTP.
  case malformed
}
