import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

/// A trace whose answers stand in for the apps of a run.
struct TraceReplay: Sendable {
  private let path: String
  private let sessions: [Key: [SessionRecord]]
  /// The texts of the scenarios' outermost steps in the trace.
  private let texts: [Key: [String]]

  private struct Key: Hashable {
    var scenario: ScenarioKey
    var repetition: Int?
  }

  /// Reads a trace.
  ///
  /// - Throws: `MissingResource` if the trace doesn't exist, can't be read or has no messages.
  init(_ path: String, folder: String, console: Console) throws {
    self.path = path
    var sessions: [Key: [SessionRecord]] = [:]
    var texts: [Key: [String]] = [:]
    for scenario in try RunFile.read(path, on: console).scenarios {
      let key = Key(scenario: scenario.key(in: folder), repetition: scenario.repetition)
      sessions[key] = scenario.attempts.last?.sessions
      texts[key] = scenario.attempts.last?.steps.filter { $0.depth == 0 }.map(\.text)
    }
    guard sessions.values.contains(where: { !$0.isEmpty }) else {
      throw MissingResource(
        message: "\(path) has no messages; only “run --trace DIR” keeps what a replay needs.")
    }
    self.sessions = sessions
    self.texts = texts
  }

  /// Returns the texts that the trace hides in the steps of a scenario and that the feature contains.
  ///
  /// An app's answers would reveal which texts are secret; those of a trace don't.
  func secrets(of plan: ScenarioPlan) -> [String] {
    let key = Key(scenario: plan.key, repetition: plan.repetition)
    let shown = texts[key] ?? texts[Key(scenario: plan.key, repetition: nil)] ?? []
    return zip(shown, plan.pickle.steps).flatMap { shown, step in
      zip(StepText.literals(in: shown), StepText.literals(in: step.text)).compactMap(Self.hidden)
    }
  }

  /// Returns the text that the marker replaces in a literal, or `nil` if there is no marker or it replaces
  /// a variable.
  private static func hidden(_ shown: Substring, _ written: Substring) -> String? {
    guard let marker = shown.firstRange(of: SecretRedactor.marker) else { return nil }
    let (before, after) = (shown[..<marker.lowerBound], shown[marker.upperBound...])
    guard written.hasPrefix(before), written.hasSuffix(after),
      written.count >= before.count + after.count
    else { return nil }
    return VariableText.said(
      withoutVariables: StepText.unescaped(
        written.dropFirst(before.count).dropLast(after.count)))
  }

  /// Returns the replay that stands in for the apps of one scenario.
  func scenario(_ plan: ScenarioPlan) -> ScenarioReplay {
    let key = Key(scenario: plan.key, repetition: plan.repetition)
    let known = sessions[key] ?? sessions[Key(scenario: plan.key, repetition: nil)]
    return ScenarioReplay(known, trace: path)
  }
}
