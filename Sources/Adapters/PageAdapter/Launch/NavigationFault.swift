/// The meanings of Chromium's names for the reasons why a page can't be opened.
enum NavigationFault {
  /// Returns a reason in English, with the browser's name for it.
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

  /// The meanings of the names in Chromium's `net/base/net_error_list.h`.
  private static let meanings = [
    "FILE_NOT_FOUND": "the file doesn't exist",
    "ACCESS_DENIED": "the file can't be read",
    "CONNECTION_REFUSED": "the server refuses connections; is it running?",
    "CONNECTION_RESET": "the server has reset the connection",
    "CONNECTION_CLOSED": "the server has closed the connection without an answer",
    "CONNECTION_TIMED_OUT": "the server hasn't answered",
    "TIMED_OUT": "the server hasn't answered",
    "EMPTY_RESPONSE": "the server has closed the connection without an answer",
    "INVALID_HTTP_RESPONSE": "the server's answer isn't HTTP",
    "NAME_NOT_RESOLVED": "the server's name can't be resolved",
    "INTERNET_DISCONNECTED": "there is no network",
    "ADDRESS_UNREACHABLE": "the server is unreachable",
    "NETWORK_CHANGED": "the machine's network changed while the page loaded",
    "BLOCKED_BY_CLIENT": closedNetwork,
    "PROXY_CONNECTION_FAILED": closedNetwork,
    "TUNNEL_CONNECTION_FAILED": closedNetwork,
    "UNSAFE_PORT": "browsers don't connect to this port, which is reserved for another protocol",
    "SSL_PROTOCOL_ERROR": "the server doesn't support HTTPS at this port",
    "TOO_MANY_REDIRECTS": "the server redirects endlessly",
    "UNKNOWN_URL_SCHEME": "browsers can't open URLs of this kind",
    "ABORTED":
      "the server's answer can't be shown as a page, for example because it is a download",
  ]
}
