import Foundation
import NetworkStubs

/// A request that the browser holds until a command decides about it.
struct PausedRequest {
  /// The identifier for the command to the browser.
  var identifier: String
  /// The identifier of the request in the events of the network.
  var networkIdentifier: String
  var request: NetworkRequest
  /// Whether the request is for the page itself or one of its frames.
  var isDocument: Bool

  /// Reads the event that announces a request.
  init?(_ event: JSON) {
    guard let identifier = event["requestId"]?.string, let request = event["request"],
      let url = request["url"]?.string
    else { return nil }
    self.identifier = identifier
    networkIdentifier = event["networkId"]?.string ?? identifier
    isDocument = event["resourceType"]?.string == "Document"
    var headers = HTTPFields()
    if case .object(let fields)? = request["headers"] {
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
        headers.append(name, value.string ?? "")
      }
    }
    var body = Data()
    for part in request["postDataEntries"]?.array ?? [] {
      body += part["bytes"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
    }
    if body.isEmpty { body = Data((request["postData"]?.string ?? "").utf8) }
    self.request = NetworkRequest(
      request["method"]?.string ?? "GET", url, headers: headers, body: body)
  }

  /// Whether this is a CORS preflight, which asks whether a server of another origin accepts the request.
  var isPreflight: Bool {
    request.method == "OPTIONS" && request.headers["Access-Control-Request-Method"] != nil
  }

  /// The origin of the page, if it differs from the request's.
  var foreignOrigin: String? {
    guard let origin = request.headers["Origin"], !request.url.hasPrefix(origin + "/") else {
      return nil
    }
    return origin
  }
}
