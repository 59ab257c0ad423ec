import Foundation
import Gherkin

/// The parameters of step scenarios that become values of secret keys or are typed into secure fields.
///
/// They are found without running anything: even if only a part of a file runs, its reports contain its
/// whole text.
struct SecretParameters: Sendable {
  private var scenarios: [(expression: StepExpression, positions: Set<Int>)] = []

  /// Finds the secret parameters of scenarios.
  init(of composed: [ComposedScenario] = []) {
    let known = composed.compactMap { scenario in
      (try? scenario.definition()).map { (expression: $0.expression, scenario.pickle.steps) }
    }
    // A scenario may pass a parameter on to another, so repeat until no more are found.
    var positions = Array(repeating: Set<Int>(), count: known.count)
    repeat {
      scenarios = zip(known, positions).filter { !$1.isEmpty }.map { ($0.expression, $1) }
      let before = positions
      for (index, (_, steps)) in known.enumerated() {
        for step in steps { positions[index].formUnion(parameters(in: step)) }
      }
      if positions == before { break }
    } while true
  }

  /// Returns the values that a step passes to such parameters.
  func values(in step: String) -> [String] {
    scenarios.flatMap { expression, positions -> [String] in
      guard let values = expression.match(step)?.values else { return [] }
      return positions.sorted().filter(values.indices.contains).map { values[$0].text }
    }
  }

  /// Returns the positions, from 0, of the parameters that a step of a scenario hides; `${1}` is the first.
  private func parameters(in step: PickleStep) -> Set<Int> {
    guard VariableText.holdsVariable(step.text) || step.argument != nil else { return [] }
    // Placeholders wouldn't be hidden, so make them look like values.
    let marked = Self.marked(step.text)
    var hidden = values(in: marked)
    _ = WrittenSecrets.hidden(in: marked) { hidden.append(String($0)) }
    let rows = step.argument?.dataTable?.values ?? []
    for (row, cells) in zip(rows, WrittenSecrets.secretCells(of: rows, hasHeader: false)) {
      hidden += cells.filter(row.indices.contains).map { Self.marked(row[$0]) }
    }
    let numbers = hidden.flatMap { text in
      text.matches(of: /\u{10FFFD}(\d+)\u{10FFFD}/).compactMap { Int($0.1) }
    }
    return Set(numbers.map { $0 - 1 })
  }

  /// Returns a text whose parameters are enclosed in characters that no feature contains.
  private static func marked(_ text: String) -> String {
    VariableText.replacingVariables(in: text) { name in
      name.wholeMatch(of: /\d+/).map { "\u{10FFFD}\($0.output)\u{10FFFD}" }
    }
  }
}
