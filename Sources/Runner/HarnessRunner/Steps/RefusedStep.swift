import AutomationProtocol

/// An interaction that an app refused, with the words of the step.
struct RefusedStep: Error {
  var failure: AutomationFailure
  /// The attempted interaction: `tap`.
  var verb: String
  /// The element in the words of the step.
  var element: String
  var query: ElementQuery
  /// The requests that no stub answered, a line each.
  var missedRequests: [String] = []
}
