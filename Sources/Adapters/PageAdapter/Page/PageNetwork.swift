import AppRuntime
import Foundation

/// The requests of a page that are under way: work that can't be virtual.
@MainActor
final class PageNetwork: IdleSource {
  private var requests: [String: String] = [:]
  private var order: [String] = []
  private let access: NetworkAccess
  private let log: PageLog
  /// How many events there have been.
  private(set) var eventCount = 0

  init(access: NetworkAccess, log: PageLog) {
    self.access = access
    self.log = log
  }

  var isIdle: Bool { requests.isEmpty }
  let name = "network"
  var busyDescription: String {
    let first = order.first.flatMap { requests[$0] } ?? ""
    let more = requests.count > 1 ? " and \(requests.count - 1) more" : ""
    return "waiting for the answer to \(first)\(more)"
  }

  /// Takes an event of the network.
  ///
  /// - Returns: Whether the page may have something to do because of it.
  func take(_ method: String, _ parameters: () -> JSON?) -> Bool {
    switch method {
    case "Network.requestWillBeSent":
      guard let event = parameters(), let identifier = event["requestId"]?.string else {
        return false
      }
      begin(identifier, event)
      return false
    case "Network.loadingFinished", "Network.loadingFailed":
      guard let identifier = parameters()?["requestId"]?.string else { return false }
      requests[identifier] = nil
      order.removeAll { $0 == identifier }
      eventCount += 1
      return true
    case "Network.responseReceived", "Network.dataReceived",
      "Network.webSocketFrameReceived", "Network.eventSourceMessageReceived":
      eventCount += 1
      return true
    default: return false
    }
  }

  private func begin(_ identifier: String, _ event: JSON) {
    let url = event["request"]?["url"]?.string ?? ""
    let request = "\(event["request"]?["method"]?.string ?? "GET") \(url)"
    if !access.allows(url) {
      log.line(
        "refused: \(request). Under -ui-testing YES a page reaches only the host that it comes from "
          + "and this machine.")
    }
    // A stream of events never ends, and nobody waits for it.
    if event["type"]?.string == "EventSource" || url.hasPrefix("data:") { return }
    if requests.updateValue(request, forKey: identifier) == nil { order.append(identifier) }
  }
}

/// What a page may reach.
struct NetworkAccess: Hashable {
  /// The host of the page; `nil` for a file.
  var host: String?
  /// Whether everything else is refused.
  var isClosed: Bool

  /// Returns whether a request may leave.
  func allows(_ url: String) -> Bool {
    guard isClosed, let components = URLComponents(string: url),
      ["http", "https", "ws", "wss", "ftp"].contains(components.scheme?.lowercased() ?? "")
    else { return true }
    let target = (components.host ?? "").lowercased()
    return target == host?.lowercased() || Self.isLoopback(target)
  }

  /// The hosts for the browser; `nil` if all may be reached.
  var reachableHosts: [String]? {
    guard isClosed else { return nil }
    return host.map { Self.isLoopback($0.lowercased()) ? [] : [$0] } ?? []
  }

  private static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.")
      || host == "::1" || host == "[::1]"
  }
}
