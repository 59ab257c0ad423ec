import AutomationProtocol

extension ElementPredicate {
  var formatString: String {
    switch self {
    case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .identifiers(let string): "\"\(string)\" IN identifiers"
    case .not(let other): "NOT \(other.formatString)"
    }
  }
  var identifiedString: String? {
    if case .identifiers(let string) = self { string } else { nil }
  }
}
