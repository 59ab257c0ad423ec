import Foundation
import NetworkStubs
import Testing

@testable import PageAdapter

@Suite struct PausedRequestTests {
  private func event(
    _ method: String, _ url: String, _ headers: JSON = [:], body: String? = nil
  ) -> JSON {
    var request: [String: JSON] = [
      "method": .string(method), "url": .string(url), "headers": headers,
    ]
    if let body {
      request["postDataEntries"] = [["bytes": .string(Data(body.utf8).base64EncodedString())]]
    }
    return [
      "requestId": "1", "networkId": "n", "resourceType": "Fetch", "request": .object(request),
    ]
  }

  @Test func `a request has its headers and all parts of its body`() throws {
    let paused = try #require(
      PausedRequest(event("POST", "https://a.test/x", ["B": "2", "A": "1"], body: "é")))
    #expect(
      paused.request
        == NetworkRequest(
          "POST", "https://a.test/x", headers: HTTPFields([.init("A", "1"), .init("B", "2")]),
          body: Data("é".utf8)))
    #expect(paused.networkIdentifier == "n")
    #expect(!paused.isDocument)
    #expect(PausedRequest(["requestId": "1"]) == nil)
  }

  @Test func `an answer to another origin may be read by the page`() throws {
    let paused = try #require(
      PausedRequest(event("GET", "https://b.test/x", ["Origin": "https://a.test"])))
    let order = paused.answering(.text("hi"), Data("hi".utf8))
    #expect(order.method == "Fetch.fulfillRequest")
    #expect(order.parameters["responseCode"]?.number == 200)
    #expect(order.parameters["body"]?.string == Data("hi".utf8).base64EncodedString())
    let headers = order.parameters["responseHeaders"]?.array ?? []
    #expect(
      headers.contains(["name": "Access-Control-Allow-Origin", "value": "https://a.test"]))
    #expect(headers.contains(["name": "Content-Length", "value": "2"]))
    let own = StubAnswer.text("").header("access-control-allow-origin", "https://c.test")
    let kept = paused.answering(own, Data()).parameters["responseHeaders"]?.array ?? []
    #expect(!kept.contains(["name": "Access-Control-Allow-Origin", "value": "https://a.test"]))
  }

  @Test func `a request to the page's origin has no foreign origin`() throws {
    let paused = try #require(
      PausedRequest(event("GET", "https://a.test/x", ["Origin": "https://a.test"])))
    #expect(paused.foreignOrigin == nil)
  }

  @Test func `a preflight is allowed, so that the request itself is refused`() throws {
    let paused = try #require(
      PausedRequest(
        event(
          "OPTIONS", "https://b.test/x",
          ["Origin": "https://a.test", "access-control-request-method": "PUT"])))
    #expect(paused.isPreflight)
    let headers = paused.allowing.parameters["responseHeaders"]?.array ?? []
    #expect(headers.contains(["name": "Access-Control-Allow-Methods", "value": "PUT"]))
    let plain = try #require(PausedRequest(event("OPTIONS", "https://b.test/x")))
    #expect(!plain.isPreflight)
  }

  @Test(arguments: [
    (StubFault.offline, "InternetDisconnected"), (.refused, "ConnectionRefused"),
    (.timeout, "TimedOut"), (.reset(afterBytes: 9), "ConnectionReset"),
    (.tls, "ConnectionFailed"), (.malformed, "Failed"),
  ])
  func `a fault has the browser's closest reason`(fault: StubFault, reason: String) throws {
    let paused = try #require(PausedRequest(event("GET", "https://a.test/")))
    let order = paused.answering(.fault(fault), Data())
    #expect(order.method == "Fetch.failRequest")
    #expect(order.parameters["errorReason"]?.string == reason)
  }
}
