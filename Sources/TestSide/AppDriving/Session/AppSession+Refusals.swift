import AutomationProtocol
import NetworkStubs

extension AppSession {
  /// Returns texts about requests that no stub answered, and about refused connections outside URLSession.
  ///
  /// - Parameter text: Returns the text about a refused request.
  /// - Returns: An empty array for an app without `AppNetwork`, or one that is no longer running.
  package func refusalTexts(_ text: (Refusal) -> String = \.message) -> [String] {
    networkReport()?.refusalTexts(text).map(redact) ?? []
  }

  /// Asks the app which requests were refused and which stubs were never used.
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
  /// Returns the distinct texts about refused requests and connections.
  package func refusalTexts(_ text: (Refusal) -> String = \.message) -> [String] {
    var known: Set<String> = []
    return (refusals.map(text) + refusedConnections.map(\.message)).filter {
      known.insert($0).inserted
    }
  }
}
