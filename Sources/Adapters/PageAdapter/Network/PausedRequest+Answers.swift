import Foundation
import NetworkStubs

extension PausedRequest {
  /// A command to the browser about a paused request.
  typealias Order = (method: String, parameters: JSON)

  /// Sends the request.
  var passing: Order {
    ("Fetch.continueRequest", ["requestId": .string(identifier)])
  }

  /// Refuses the request, as a browser extension would.
  var refusing: Order { failing("BlockedByClient") }

  /// Accepts the preflight, so that the request after it is refused instead.
  var allowing: Order {
    let headers = request.headers
    return fulfilling(
      status: 204,
      [
        ("Access-Control-Allow-Origin", headers["Origin"] ?? "*"),
        ("Access-Control-Allow-Methods", headers["Access-Control-Request-Method"] ?? "*"),
        ("Access-Control-Allow-Headers", headers["Access-Control-Request-Headers"] ?? "*"),
        ("Access-Control-Allow-Credentials", "true"),
      ], Data())
  }

  /// Answers the request with a stub's answer and its body.
  func answering(_ answer: StubAnswer, _ body: Data) -> Order {
    if let fault = answer.fault { return failing(Self.reason(for: fault)) }
    var headers = answer.headers
    if let foreignOrigin, headers["Access-Control-Allow-Origin"] == nil {
      headers.append("Access-Control-Allow-Origin", foreignOrigin)
      headers.append("Access-Control-Allow-Credentials", "true")
    }
    if headers["Content-Length"] == nil { headers.append("Content-Length", "\(body.count)") }
    return fulfilling(status: answer.status, headers.fields.map { ($0.name, $0.value) }, body)
  }

  private func fulfilling(
    status: Int, _ headers: [(name: String, value: String)], _ body: Data
  ) -> Order {
    (
      "Fetch.fulfillRequest",
      [
        "requestId": .string(identifier), "responseCode": JSON(status),
        "responseHeaders": .array(
          headers.map { ["name": .string($0.name), "value": .string($0.value)] }),
        "body": .string(body.base64EncodedString()),
      ]
    )
  }

  private func failing(_ reason: String) -> Order {
    (
      "Fetch.failRequest",
      ["requestId": .string(identifier), "errorReason": .string(reason)]
    )
  }

  /// Returns the browser's closest reason for a fault; a page can't distinguish most of them.
  private static func reason(for fault: StubFault) -> String {
    switch fault {
    case .offline: "InternetDisconnected"
    case .refused: "ConnectionRefused"
    case .timeout: "TimedOut"
    case .reset: "ConnectionReset"
    case .tls: "ConnectionFailed"
    case .malformed: "Failed"
    }
  }
}
