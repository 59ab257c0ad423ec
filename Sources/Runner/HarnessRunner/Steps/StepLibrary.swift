import Gherkin
import LaunchDomain
import Synchronization

/// The known steps: the vocabulary, scenarios used as steps, and steps in Swift.
final class StepLibrary: Sendable {
  let definitions: [StepDefinition]
  /// The scenarios that are used as steps.
  let composed: [ComposedScenario]
  // Findings are kept because scenarios, and all rows of an outline, share steps.
  private let found = Mutex<[String: Finding]>([:])

  /// Makes a library of the vocabulary, scenarios used as steps, and steps in Swift.
  ///
  /// - Throws: `RunProblem` for a scenario or step whose name isn't a Cucumber Expression.
  init(_ composed: [ComposedScenario] = [], own: [OwnStep] = []) throws {
    self.composed = composed
    definitions =
      Vocabulary.steps
      + (try composed.map { scenario in
        do {
          return try scenario.definition()
        } catch {
          let line = scenario.pickle.location?.line ?? 1
          throw RunProblem(message: "\(scenario.pickle.uri):\(line):1: error: \(error)")
        }
      })
      + (try own.map { step in
        do {
          return try step.definition()
        } catch {
          throw RunProblem(message: "\(step.file):\(step.line):1: error: \(error)")
        }
      })
  }

  /// The result of looking up a step's text.
  enum Finding: Sendable {
    case defined(StepDefinition, ExpressionMatch)
    /// No definition matches; the nearest expressions are given.
    case undefined(nearest: [String])
    /// Several definitions match.
    case ambiguous([StepDefinition])
  }

  /// Returns the definition that a step's text matches.
  func find(_ text: String) -> Finding {
    if let known = found.withLock({ $0[text] }) { return known }
    let matches = definitions.compactMap { definition in
      definition.expression.match(text).map { (definition, $0) }
    }
    let finding: Finding =
      switch matches.count {
      case 0: .undefined(nearest: nearest(to: text))
      case 1: .defined(matches[0].0, matches[0].1)
      default: .ambiguous(matches.map(\.0))
      }
    found.withLock { $0[text] = finding }
    return finding
  }

  /// Returns the expressions nearest to a text, ignoring parameters on both sides.
  private func nearest(to text: String) -> [String] {
    // The time of a comparison grows with the square of the length.
    guard text.utf8.count <= Self.longestStep else { return [] }
    if let familiar = FamiliarWords.expression(for: text) { return [familiar] }
    let wanted = Self.skeleton(text)
    let ranked = definitions.map { definition in
      let source = definition.expression.source
      let words = Self.skeleton(source)
      guard source.hasSuffix("{}") else { return (Self.distance(wanted, words), definition) }
      // The expression ends with another step, so at least one of its own words must match.
      let distance = Self.distance(Array(wanted.prefix(words.count)), words)
      return (distance < words.count ? distance : .max, definition)
    }.sorted { $0.0 < $1.0 }
    return ranked.prefix(2).filter { $0.0 <= max(1, wanted.count * 2 / 5) }
      .map(\.1.expression.source)
  }

  /// The maximum length, in bytes, of a text to compare with known steps.
  private static let longestStep = 2_000

  /// Returns the words of a step without its values; alternatives such as `is/are` are one word.
  private static func skeleton(_ text: String) -> [Substring] {
    var plain = ""
    var isQuoted = false
    // The words for an element are one value.
    let text = text.replacing(/\b(the|an?|any) ([a-z]+ ){0,3}"[^"]*"/, with: "")
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character != "\"", character != "(", character != ")" {
        plain.append(character)
      }
    }
    plain = plain.replacing(/\{[a-z]*\}/, with: " ")
    plain = plain.replacing(/-?\d+(\.\d+)?/, with: " ")
    return plain.split(separator: " ")
  }

  private static func slip(from word: Substring, to other: Substring) -> Int {
    if word == other { return 0 }
    let slips = NearestName.distance(String(word), String(other))
    return slips <= max(1, word.count / 3) ? 1 : 2
  }

  /// Returns the number of words to change; a misspelt word counts half.
  private static func distance(_ left: [Substring], _ right: [Substring]) -> Int {
    var row = Array(0...right.count).map { $0 * 2 }
    for word in left {
      var next = [row[0] + 2]
      for (index, other) in right.enumerated() {
        let cost = other.split(separator: "/").map { slip(from: word, to: $0) }.min() ?? 2
        next.append(min(row[index] + cost, row[index + 1] + 2, next[index] + 2))
      }
      row = next
    }
    return (row.last ?? 0) / 2
  }
}
