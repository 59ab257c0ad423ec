import Foundation
import Gherkin

/// A parsed feature file: its tree, its scenarios, and the locations of its steps.
struct FeatureFile: Sendable {
  var path: String
  var source: String
  var document: FeatureDocument
  var pickles: [Pickle]
  /// The steps by their identifiers.
  var steps: [String: WrittenStep]
  /// The names of the rules by the identifiers of their scenarios.
  var rules: [String: String]
  /// The lines of each scenario, from its first tag to its last row, by identifier.
  var lines: [String: ClosedRange<Int>]
  /// The parameters of step scenarios that are secret.
  var secretParameters = SecretParameters()
  /// The identifier sequence before this file was parsed.
  let firstIdentifiers: IdentifierSequence

  /// A step as written.
  struct WrittenStep: Sendable {
    var keyword: String
    var text: String
    var location: SourceLocation
    var docString: DocString?
  }

  /// Reads the text of a feature.
  ///
  /// - Throws: `GherkinErrors` if the text isn't a valid feature.
  init(path: String, source: String, identifiers: inout IdentifierSequence) throws {
    firstIdentifiers = identifiers
    self.path = path
    self.source = source
    document = try FeatureParser.parse(source, uri: path, identifiers: &identifiers)
    pickles = PickleCompiler.pickles(of: document, identifiers: &identifiers)
    steps = [:]
    rules = [:]
    lines = [:]
    if let feature = document.feature { collect(feature.children, rule: nil) }
  }

  private mutating func collect(_ children: [FeatureChild], rule: String?) {
    for child in children {
      add(child.background?.steps ?? [])
      if let scenario = child.scenario {
        add(scenario.steps)
        rules[scenario.id] = rule
        lines[scenario.id] = Self.lines(of: scenario)
      }
      if let rule = child.rule { collect(rule.children, rule: rule.name) }
    }
  }

  private mutating func add(_ written: [Step]) {
    for step in written {
      // Locations of steps point at the text after the keyword.
      let column = (step.location.column ?? 1) + step.keyword.unicodeScalars.count
      steps[step.id] = WrittenStep(
        keyword: step.keyword, text: step.text,
        location: SourceLocation(line: step.location.line, column: column),
        docString: step.docString)
    }
  }

  private static func lines(of scenario: Scenario) -> ClosedRange<Int> {
    var last = scenario.location.line
    for step in scenario.steps {
      let rows = step.dataTable?.rows.last?.location.line ?? 0
      let text = step.docString.map {
        $0.location.line + $0.content.split(separator: "\n", omittingEmptySubsequences: false).count
          + 1
      }
      last = max(last, step.location.line, rows, text ?? 0)
    }
    for examples in scenario.examples {
      last = max(last, examples.tableBody.last?.location.line ?? examples.location.line)
    }
    let first = scenario.tags.map(\.location.line).min() ?? scenario.location.line
    return min(first, last)...last
  }
}
