import AutomationProtocol
import NetworkStubs

extension AppSession {
  /// Returns what the app's network has refused: requests that no stub answers, and connections without URLSession.
  ///
  /// - Parameter text: What to say of a request.
  /// - Returns: A text for each; none for an app without `AppNetwork`, or one that is no longer running.
  package func refusalTexts(_ text: (Refusal) -> String = \.message) -> [String] {
    networkReport()?.refusalTexts(text).map(redact) ?? []
  }

  /// Asks the app which requests were refused and which stubs answered none.
  ///
  /// - Returns: `nil` for an app without `AppNetwork`, or one that is no longer running.
  package func networkReport() -> NetworkReportCall.Result? {
    guard state == .runningForeground,
      initialization.capabilities.contains(NetworkReportCall.method)
    else { return nil }
    return try? askAside(NetworkReportCall())
  }
}

extension NetworkReportCall.Result {
  /// A text for each request and each connection that was refused, once.
  package func refusalTexts(_ text: (Refusal) -> String = \.message) -> [String] {
    var known: Set<String> = []
    return (refusals.map(text) + refusedConnections.map(\.message)).filter {
      known.insert($0).inserted
    }
  }
}
