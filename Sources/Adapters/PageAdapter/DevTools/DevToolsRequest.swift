import Foundation

/// The text of a request to the browser.
enum DevToolsRequest {
  /// Returns a request's bytes; the identifier comes first, as `DevToolsMessage` expects.
  static func data(
    _ identifier: Int, _ method: String, session: String?, _ parameters: JSON
  ) -> Data {
    var text = "{\"id\":\(identifier),\"method\":\"\(method)\",\"params\":\(parameters.text)"
    if let session { text += ",\"sessionId\":\"\(session)\"" }
    return Data((text + "}").utf8)
  }
}

/// An answer of the browser.
struct DevToolsAnswer<Result: Decodable>: Decodable {
  /// The result, unless there is an error.
  var result: Result?
  /// The reason why the request was refused.
  var error: DevToolsError?
}

/// The reason why the browser refused a request.
struct DevToolsError: Decodable, Error, Hashable {
  var code: Int
  var message: String
}

/// An event of the browser.
struct DevToolsEvent: Decodable {
  var method: String
  var params: JSON
  var sessionId: String?
}
