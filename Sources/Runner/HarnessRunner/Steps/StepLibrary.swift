import Gherkin
import LaunchDomain
import Synchronization

/// The steps that are known: the vocabulary's and the scenarios that are used as steps.
final class StepLibrary: Sendable {
  let definitions: [StepDefinition]
  /// The scenarios that are used as steps.
  let composed: [ComposedScenario]
  // Scenarios share steps, and an outline's rows share all.
  private let found = Mutex<[String: Finding]>([:])

  /// Makes a library of the vocabulary, of scenarios that are used as steps, and of steps in Swift.
  ///
  /// - Throws: `RunProblem` for a scenario or a step whose name is no Cucumber Expression.
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

  /// What a step's text means.
  enum Finding: Sendable {
    case defined(StepDefinition, ExpressionMatch)
    /// No definition matches; the expressions are the nearest.
    case undefined(nearest: [String])
    /// Several definitions match.
    case ambiguous([StepDefinition])
  }

  /// Returns what a step's text means.
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

  /// The expressions that a text is nearest to, with parameters left out on both sides.
  private func nearest(to text: String) -> [String] {
    // Comparing takes time with the square of the length, and no step of words is that long.
    guard text.utf8.count <= Self.longestStep else { return [] }
    if let familiar = FamiliarWords.expression(for: text) { return [familiar] }
    let wanted = Self.skeleton(text)
    let ranked = definitions.map { definition in
      let source = definition.expression.source
      let words = Self.skeleton(source)
      guard source.hasSuffix("{}") else { return (Self.distance(wanted, words), definition) }
      // Such a step ends with another step, so at least one of its own words must match.
      let distance = Self.distance(Array(wanted.prefix(words.count)), words)
      return (distance < words.count ? distance : .max, definition)
    }.sorted { $0.0 < $1.0 }
    return ranked.prefix(2).filter { $0.0 <= max(1, wanted.count * 2 / 5) }
      .map(\.1.expression.source)
  }

  /// The length of a text, in bytes, from which on nobody can have meant a step that is known.
  private static let longestStep = 2_000

  /// The words of a step without its values; alternatives such as `is/are` are one word.
  private static func skeleton(_ text: String) -> [Substring] {
    var plain = ""
    var isQuoted = false
    // An element is one value, whatever words it has.
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

  /// The number of words to change; a misspelt word counts half.
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
