/// What the names mean that Chromium gives to the reasons why a page can't be opened.
enum NavigationFault {
  /// Returns a reason in English, with the browser's name of it.
  ///
  /// - Parameter name: The browser's name, such as `net::ERR_CONNECTION_REFUSED`.
  static func text(of name: String) -> String {
    let code = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    if let meaning = meanings[code] { return "\(meaning) (\(name))" }
    return code.hasPrefix("CERT_") ? "the server's certificate isn't trusted (\(name))" : name
  }

  private static let prefix = "net::ERR_"
  private static let closedNetwork =
    "the network is closed under -ui-testing YES, and no stub answers this request"

  /// Chromium lists them in `net/base/net_error_list.h`.
  private static let meanings = [
    "FILE_NOT_FOUND": "there is no such file",
    "ACCESS_DENIED": "the file may not be read",
    "CONNECTION_REFUSED": "nothing listens there; is the server running?",
    "CONNECTION_RESET": "the server has broken off the connection",
    "CONNECTION_CLOSED": "the server has closed the connection without an answer",
    "CONNECTION_TIMED_OUT": "the server hasn't answered",
    "TIMED_OUT": "the server hasn't answered",
    "EMPTY_RESPONSE": "the server has closed the connection without an answer",
    "INVALID_HTTP_RESPONSE": "the server's answer isn't one of HTTP",
    "NAME_NOT_RESOLVED": "no server of this name is known",
    "INTERNET_DISCONNECTED": "there is no network",
    "ADDRESS_UNREACHABLE": "no way leads to the server",
    "NETWORK_CHANGED": "the machine's network has changed meanwhile",
    "BLOCKED_BY_CLIENT": closedNetwork,
    "PROXY_CONNECTION_FAILED": closedNetwork,
    "TUNNEL_CONNECTION_FAILED": closedNetwork,
    "UNSAFE_PORT": "browsers don't connect to this port, which belongs to another protocol",
    "SSL_PROTOCOL_ERROR": "the server doesn't speak HTTPS there",
    "TOO_MANY_REDIRECTS": "the server leads from one page to the next without end",
    "UNKNOWN_URL_SCHEME": "no browser opens URLs of this kind",
    "ABORTED":
      "the server has answered with nothing that can be shown, such as a file to be stored",
  ]
}
