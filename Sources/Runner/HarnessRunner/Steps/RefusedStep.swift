import AutomationProtocol

/// What an app refused, with the words of the step.
struct RefusedStep: Error {
  var failure: AutomationFailure
  /// What was attempted: `tap`.
  var verb: String
  /// The element in the words of the step.
  var element: String
  var query: ElementQuery
  /// What the app couldn't get from the network, a line each.
  var missedRequests: [String] = []
}
