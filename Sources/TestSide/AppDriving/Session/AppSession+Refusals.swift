import AutomationProtocol
import NetworkStubs

extension AppSession {
  /// Returns what the app's network has refused: requests that no stub answers, and connections without URLSession.
  ///
  /// - Returns: A text for each; none for an app without `AppNetwork`, or one that does not run any more.
  package func refusalTexts() -> [String] {
    networkReport()?.refusalTexts.map(redact) ?? []
  }

  /// Asks the app which requests were refused and which stubs answered none.
  ///
  /// - Returns: `nil` for an app without `AppNetwork`, or one that does not run any more.
  package func networkReport() -> NetworkReportCall.Result? {
    guard state == .runningForeground,
      initialization.capabilities.contains(NetworkReportCall.method)
    else { return nil }
    return try? call(NetworkReportCall())
  }
}

extension NetworkReportCall.Result {
  /// A text for each request and each connection that was refused.
  package var refusalTexts: [String] {
    refusals.map(\.message) + refusedConnections.map(\.message)
  }
}
