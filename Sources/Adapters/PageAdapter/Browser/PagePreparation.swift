import Foundation

/// The requests that create an empty page in a new context, each after the answer to the one before.
final class PagePreparation {
  /// A request of the preparation.
  struct Request: Hashable {
    var method: String
    var session: String?
    var parameters: JSON
  }

  let options: PageOptions
  private(set) var context = ""
  private var target = ""
  private var session = ""
  private var timeBase = 0.0
  private var missingAnswers = 0

  init(_ options: PageOptions) { self.options = options }

  /// The first request.
  var first: Request {
    var parameters: [String: JSON] = [:]
    if let hosts = options.reachableHosts {
      // This proxy doesn't exist, so all requests of the page and the browser are refused, except those to
      // this machine, which use no proxy.
      parameters["proxyServer"] = "http://127.0.0.1:1"
      parameters["proxyBypassList"] = .string(hosts.joined(separator: ";"))
    }
    return Request(method: "Target.createBrowserContext", parameters: .object(parameters))
  }

  /// The page, or `nil` until all answers have come.
  var page: PreparedPage? {
    guard !session.isEmpty, missingAnswers == 0 else { return nil }
    return PreparedPage(context: context, target: target, session: session, timeBase: timeBase)
  }

  /// Handles an answer.
  ///
  /// - Returns: The requests that follow, or `nil` if the answer isn't the expected one.
  func take(_ result: JSON?) -> [Request]? {
    if context.isEmpty {
      guard let identifier = result?["browserContextId"]?.string else { return nil }
      context = identifier
      return [
        Request(
          method: "Target.createTarget",
          parameters: [
            "url": "about:blank", "browserContextId": .string(context),
            "width": JSON(options.width), "height": JSON(options.height),
            "enableBeginFrameControl": true,
          ])
      ]
    }
    if target.isEmpty {
      guard let identifier = result?["targetId"]?.string else { return nil }
      target = identifier
      return [
        Request(
          method: "Target.attachToTarget",
          parameters: ["targetId": .string(target), "flatten": true])
      ]
    }
    if session.isEmpty {
      guard let identifier = result?["sessionId"]?.string else { return nil }
      session = identifier
      let requests = PageSetup.requests.map {
        Request(method: $0.method, session: session, parameters: $0.parameters)
      }
      missingAnswers = requests.count
      return requests
    }
    if let base = result?["virtualTimeTicksBase"]?.number { timeBase = base }
    missingAnswers -= 1
    return []
  }
}

/// The commands sent to every page before it loads.
enum PageSetup {
  static let requests: [(method: String, parameters: JSON)] = [
    ("Page.enable", [:]), ("Runtime.enable", [:]), ("Log.enable", [:]),
    ("Network.enable", [:]), ("Accessibility.enable", [:]), ("HeadlessExperimental.enable", [:]),
    ("Emulation.setFocusEmulationEnabled", ["enabled": true]),
    ("Emulation.setVirtualTimePolicy", ["policy": "pause"]),
  ]
}
