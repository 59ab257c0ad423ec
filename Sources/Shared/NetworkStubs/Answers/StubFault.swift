/// What goes wrong instead of an answer, or in the middle of one.
public enum StubFault: Sendable, Hashable, Codable {
  /// There is no network: the host's name can't be looked up.
  case offline
  /// The server refuses the connection.
  case refused
  /// The server never answers; the request ends when its own timeout has passed in the app's time.
  case timeout
  /// The connection is lost after this number of bytes of the body; after none, before the headers.
  case reset(afterBytes: Int)
  /// The server's certificate isn't trusted.
  case tls
  /// What the server sends isn't HTTP.
  case malformed
}
