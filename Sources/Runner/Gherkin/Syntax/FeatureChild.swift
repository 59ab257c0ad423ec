/// A child of a feature or a rule.
///
/// As in Cucumber's messages, exactly one property is set.
package struct FeatureChild: Codable, Equatable, Sendable {
  package var background: Background?
  package var scenario: Scenario?
  /// A rule, which contains backgrounds and scenarios but no rules.
  package var rule: Rule?

  init(_ background: Background) { self.background = background }
  init(_ scenario: Scenario) { self.scenario = scenario }
  init(_ rule: Rule) { self.rule = rule }
}
