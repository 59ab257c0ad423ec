import AppRuntime
import Foundation
import NetworkStubs
import Synchronization
import Testing

@testable import AppNetwork

/// Answers a request, and returns the reasons the app is busy after its transfer.
private func busySentences(after answer: StubAnswer, in center: NetworkCenter) throws -> [String] {
  let work = WorkInFlight()
  var settings = try NetworkSettings()
  settings.access = .closed
  center.state.withLock { [settings] in ($0.settings, $0.work) = (settings, work) }
  let url = "https://host.invalid/old"
  #expect(center.begin(transfer: 1, url: url, caller: []))
  let stub = StubReference(number: 1, pattern: .get("/old"), origin: nil, laterMatches: 0)
  center.deliver(answer, to: 1, NetworkRequest("GET", url), stub)
  center.end(transfer: 1)
  return work.descriptions.map(\.sentence)
}

@Test
func `an app is busy after a redirect until it has decided whether to follow`() throws {
  let center = NetworkCenter()
  #expect(
    try busySentences(after: .redirect(to: "/new"), in: center)
      == ["following the redirect of https://host.invalid/old"])
  center.forget(transfer: 1)
  #expect(center.state.withLock(\.work)?.isIdle == true)
}

@Test(arguments: [
  StubAnswer.text("here"), .status(304), .status(302), .status(200).header("Location", "/new"),
  .fault(.offline),
])
func `an app isn't busy after an answer without a redirect`(_ answer: StubAnswer) throws {
  #expect(try busySentences(after: answer, in: NetworkCenter()) == [])
}
