/// The keywords of Gherkin in one spoken language.
package struct Dialect: Sendable {
  /// The language's code, such as `de` or `en-au`.
  package var code: String
  /// The language's name in the language itself.
  package var nativeName: String

  package let feature: [String]
  package let rule: [String]
  package let background: [String]
  /// The keywords of scenarios and of outlines.
  package let scenario: [String]
  package let examples: [String]
  /// The keywords of steps with their types, longest first, so that a short keyword doesn't hide a longer
  /// one.
  package let steps: [(keyword: String, type: StepKeywordType)]

  init(
    code: String, nativeName: String, feature: [String], rule: [String], background: [String],
    scenario: [String], examples: [String], steps: [StepKeywordType: [String]]
  ) {
    self.code = code
    self.nativeName = nativeName
    self.feature = feature
    self.rule = rule
    self.background = background
    self.scenario = scenario
    self.examples = examples
    var types: [String: [StepKeywordType]] = [:]
    for (type, keywords) in steps {
      for keyword in keywords { types[keyword, default: []].append(type) }
    }
    self.steps =
      types.sorted {
        let (left, right) = ($0.key.unicodeScalars.count, $1.key.unicodeScalars.count)
        return left == right ? $0.key < $1.key : left > right
      }
      // A keyword of several types, such as the asterisk, says nothing about the step.
      .map { ($0.key, $0.value.count == 1 ? $0.value[0] : .unknown) }
  }

  /// English, the language of a document that doesn't name one.
  package static let english =
    DialectTable.dialect("en")
    ?? Dialect(
      code: "en", nativeName: "English", feature: [], rule: [], background: [], scenario: [],
      examples: [], steps: [:])

  /// The codes of all languages, in alphabetical order.
  package static var codes: [String] { DialectTable.codes }

  /// Returns the keywords of a language, or `nil` if it isn't known.
  package static func named(_ code: String) -> Dialect? {
    code == "en" ? english : DialectTable.dialect(code)
  }
}
