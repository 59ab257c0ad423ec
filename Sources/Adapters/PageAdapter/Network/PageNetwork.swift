import AppRuntime
import Foundation

/// The pending requests of a page, which take real time.
@MainActor
final class PageNetwork: IdleSource {
  private var requests: [String: String] = [:]
  private var order: [String] = []
  /// The requests that a stub answers later, in the page's time.
  private var postponed: Set<String> = []
  /// The session of the page that has made each request.
  private var owners: [String: String] = [:]
  private let access: NetworkAccess
  private let log: PageLog
  /// The number of events so far.
  private(set) var eventCount = 0

  init(access: NetworkAccess, log: PageLog) {
    self.access = access
    self.log = log
  }

  var isIdle: Bool { requests.keys.allSatisfy(postponed.contains) }
  let name = "network"
  var busyDescription: String {
    let waiting = order.filter { !postponed.contains($0) }
    let first = waiting.first.flatMap { requests[$0] } ?? ""
    let more = waiting.count > 1 ? " and \(waiting.count - 1) more" : ""
    return "waiting for \(first)\(more)"
  }

  /// Whether a stub is going to answer a request later.
  var hasPostponed: Bool { !postponed.isEmpty }

  /// Stops waiting for a request that a stub answers later.
  func postpone(_ identifier: String) {
    postponed.insert(identifier)
    eventCount += 1
  }

  /// Waits again for a request that a stub has answered.
  func resume(_ identifier: String) { postponed.remove(identifier) }

  /// Begins to wait for a request or a download.
  func begin(_ identifier: String, _ description: String) {
    if requests.updateValue(description, forKey: identifier) == nil { order.append(identifier) }
  }

  /// Stops waiting for a request or a download.
  func end(_ identifier: String) {
    requests[identifier] = nil
    owners[identifier] = nil
    postponed.remove(identifier)
    order.removeAll { $0 == identifier }
    eventCount += 1
  }

  /// Stops waiting for the requests of a closed page.
  func endAll(of session: String) {
    for (identifier, owner) in owners where owner == session { end(identifier) }
  }

  /// Handles an event of the network.
  ///
  /// - Returns: Whether the page may have work to do because of it.
  func take(_ method: String, of session: String, _ parameters: () -> JSON?) -> Bool {
    switch method {
    case "Network.requestWillBeSent":
      guard let event = parameters(), let identifier = event["requestId"]?.string else {
        return false
      }
      begin(identifier, event)
      owners[identifier] = session
      return false
    case "Network.loadingFinished", "Network.loadingFailed":
      guard let identifier = parameters()?["requestId"]?.string else { return false }
      end(identifier)
      return true
    case "Network.webSocketCreated":
      if let url = parameters()?["url"]?.string, !access.allows(url) {
        log.line("\(url) was refused: the network is closed under -ui-testing YES.")
      }
      return false
    case "Network.responseReceived", "Network.dataReceived",
      "Network.webSocketFrameReceived", "Network.eventSourceMessageReceived":
      eventCount += 1
      return true
    default: return false
    }
  }

  private func begin(_ identifier: String, _ event: JSON) {
    let url = event["request"]?["url"]?.string ?? ""
    // A stream of events never ends, so it isn't waited for.
    if event["type"]?.string == "EventSource" || url.hasPrefix("data:") { return }
    let method = event["request"]?["method"]?.string ?? "GET"
    begin(identifier, "the answer to \(method) \(log.hiding(url))")
  }
}
