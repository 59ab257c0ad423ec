import Foundation
import NetworkStubs

/// A request that the browser holds until it is told what to do with it.
struct PausedRequest {
  /// The number by which the browser is answered.
  var identifier: String
  /// The number of the same request in the events of the network.
  var networkIdentifier: String
  var request: NetworkRequest
  /// Whether the page itself, or a frame of it, is asked for.
  var isDocument: Bool

  /// Reads the event with which the browser announces a request.
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

  /// Whether this is the question, sent before a request, whether a server of another origin takes it.
  var isPreflight: Bool {
    request.method == "OPTIONS" && request.headers["Access-Control-Request-Method"] != nil
  }

  /// The origin of the page, if it is another one than the request's.
  var foreignOrigin: String? {
    guard let origin = request.headers["Origin"], !request.url.hasPrefix(origin + "/") else {
      return nil
    }
    return origin
  }
}
