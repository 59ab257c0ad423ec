import AutomationProtocol

/// A relation between an element and a name in a step: `the button labelled "Log in"`.
struct NameCondition {
  /// The words before the name.
  var words: String
  private var key: PredicateKey
  private var `operator`: PredicateComparison.Operator

  /// Returns the condition for a name.
  func predicate(_ name: String) -> ElementPredicate {
    .comparison(
      PredicateComparison(
        left: .keyPath([key.rawValue]), operator: `operator`, right: .constant(.string(name))))
  }

  static let all = [
    NameCondition(words: "labelled", key: .label, operator: .equal),
    NameCondition(words: "labeled", key: .label, operator: .equal),
    NameCondition(words: "with label", key: .label, operator: .equal),
    NameCondition(words: "with the label", key: .label, operator: .equal),
    NameCondition(words: "identified by", key: .identifier, operator: .equal),
    NameCondition(words: "with identifier", key: .identifier, operator: .equal),
    NameCondition(words: "with the identifier", key: .identifier, operator: .equal),
    NameCondition(words: "with value", key: .value, operator: .equal),
    NameCondition(words: "with the value", key: .value, operator: .equal),
    NameCondition(words: "with placeholder", key: .placeholderValue, operator: .equal),
    NameCondition(words: "with the placeholder", key: .placeholderValue, operator: .equal),
    NameCondition(words: "titled", key: .title, operator: .equal),
    NameCondition(words: "containing", key: .label, operator: .contains),
    NameCondition(words: "starting with", key: .label, operator: .beginsWith),
    NameCondition(words: "ending with", key: .label, operator: .endsWith),
    NameCondition(words: "matching", key: .label, operator: .matches),
  ]
}
