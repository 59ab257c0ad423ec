import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation

extension ScenarioWorld {
  /// The property that an expectation checks.
  enum Subject {
    /// The visible text: the value of a field, the label of any other element.
    case shown
    case attribute(PredicateKey)
  }

  func expectExistence(_ element: ElementPhrase, as expectation: String) throws {
    let result = try wait(element.query, until: .exists)
    if result.isSatisfied {
      _ = try? attributes(of: firstOf(element))
      return
    }
    // The app's failure names the elements that exist instead.
    let nearest: [String]
    do {
      _ = try app.call(ResolveCall(element.query, expecting: .one))
      nearest = []
    } catch var failure as AutomationFailure {
      if case .noMatches(var facts) = failure {
        // The result of the wait has the time waited and the activity already.
        (facts.busy, facts.waited) = ([], 0)
        failure = .noMatches(facts)
      }
      nearest = refusal(failure, verb: "find", of: element).details
    }
    throw StepError.expectation(
      .init(
        subject: expectation, expected: "",
        actual: (["there is no such element"] + nearest)
          .joined(separator: "\n    "), waited: result.elapsed, busy: result.busy))
  }

  func expectAbsence(_ element: ElementPhrase, as expectation: String) throws {
    let result = try wait(element.query, until: .doesNotExist)
    if result.isSatisfied { return }
    let found = try attributes(of: firstOf(element))
    throw StepError.expectation(
      .init(
        subject: expectation, expected: "", actual: "there is \(found.phrase)",
        waited: result.elapsed, busy: result.busy))
  }

  /// Expects a text of an element.
  func expect(
    _ subject: Subject, of element: ElementPhrase, _ comparison: PredicateComparison.Operator,
    _ expected: String, _ words: String? = nil
  ) throws {
    let key: PredicateKey
    switch subject {
    case .attribute(let attribute): key = attribute
    case .shown:
      let isField = try hiding(expected) { try attributes(of: element).elementType.takesTypedText }
      key = isField ? .value : .label
    }
    func matches(_ value: PredicateValue) -> ElementPredicate {
      .comparison(
        PredicateComparison(
          left: .keyPath([key.rawValue]), operator: comparison, right: .constant(value)))
    }
    var predicate = matches(.string(expected))
    // The value of a slider may be a number, but features contain only text.
    if key == .value, comparison == .equal, let number = Double(expected) {
      predicate = .or([predicate, matches(.double(number))])
    }
    try expect(
      predicate, of: element,
      expected: words ?? Self.words(key, comparison, expected, isShown: subject.isShown),
      text: expected
    ) { found in
      switch key {
      case .value: "its value is “\(found.value?.text ?? "")”"
      case .placeholderValue: "its placeholder is “\(found.placeholderValue ?? "")”"
      default: subject.isShown ? "it reads “\(found.label)”" : "its label is “\(found.label)”"
      }
    }
  }

  /// Expects a property of an element.
  func expect(
    _ key: PredicateKey, of element: ElementPhrase, _ expected: Bool, _ words: String
  ) throws {
    let predicate = ElementPredicate.comparison(
      PredicateComparison(
        left: .keyPath([key.rawValue]), operator: .equal, right: .constant(.bool(expected))))
    try expect(predicate, of: element, expected: words) { found in
      switch key {
      case .isEnabled: "it is \(found.isEnabled ? "enabled" : "disabled")"
      case .isSelected: "it is \(found.isSelected ? "" : "not ")selected"
      default: "it does\(found.hasKeyboardFocus ? "" : " not")"
      }
    }
  }

  private func expect(
    _ predicate: ElementPredicate, of element: ElementPhrase, expected: String, text: String = "",
    actual: (ElementAttributes) -> String
  ) throws {
    let result = try wait(element.query, until: .matches(predicate))
    let found = try hiding(text) { try attributes(of: element) }
    if result.isSatisfied { return }
    if found.elementType == .secureTextField, text.contains(where: { $0.isLetter || $0.isNumber }) {
      // The expected text may be the secret, although a secure field shows bullets.
      hideTyped(text)
    }
    throw StepError.expectation(
      .init(
        subject: element.text, expected: expected, actual: actual(found),
        waited: result.elapsed, busy: result.busy))
  }

  private func firstOf(_ element: ElementPhrase) -> ElementPhrase {
    var first = element
    if element.query.steps.last != .first { first.query = element.query.appending(.first) }
    return first
  }

  private static func words(
    _ key: PredicateKey, _ comparison: PredicateComparison.Operator, _ expected: String,
    isShown: Bool
  ) -> String {
    switch comparison {
    case .contains: "to contain “\(expected)”"
    case .beginsWith: "to start with “\(expected)”"
    case .matches: "to match “\(expected)”"
    default:
      isShown
        ? "to read “\(expected)”"
        : "to have the \(key == .placeholderValue ? "placeholder" : key.rawValue) “\(expected)”"
    }
  }
}

extension ScenarioWorld.Subject {
  fileprivate var isShown: Bool {
    if case .shown = self { true } else { false }
  }
}

extension ElementType {
  /// Whether an element's visible text is its value rather than its label.
  fileprivate var takesTypedText: Bool {
    [.textField, .secureTextField, .textView, .searchField, .comboBox].contains(self)
  }
}
