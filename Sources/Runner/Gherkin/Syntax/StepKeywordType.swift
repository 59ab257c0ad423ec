/// The type of a step's keyword, with the names of Cucumber's messages.
package enum StepKeywordType: String, Codable, Sendable {
  case unknown = "Unknown"
  /// "Given".
  case context = "Context"
  /// "When".
  case action = "Action"
  /// "Then".
  case outcome = "Outcome"
  /// "And" and "But".
  case conjunction = "Conjunction"
}
