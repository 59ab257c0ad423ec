import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

/// The texts that a trace hides, from where the run had them: the secrets' sources and the feature.
struct HiddenTexts {
  private let scenario: ScenarioRecord
  private let steps: [StepRecord]
  private let surroundings: RunSurroundings
  /// The scenario as its file has it now; `nil` if it isn't there any more.
  private let pickle: Pickle?
  private let library: StepLibrary?

  /// Reads the feature of a scenario.
  ///
  /// - Parameter attempt: The attempt that is replayed.
  init(of scenario: ScenarioRecord, _ attempt: AttemptRecord, in surroundings: RunSurroundings) {
    self.scenario = scenario
    steps = attempt.steps
    self.surroundings = surroundings
    var pickle: Pickle?
    if let files = try? FeatureFiles([scenario.uri]) {
      pickle =
        files.files.flatMap { ScenarioSelection.plans(of: $0, folder: "") }
        .first { $0.key == scenario.key(in: "") }?.pickle
      library = try? StepLibrary(files.composed)
    } else {
      library = nil
    }
    self.pickle = pickle
  }

  /// Returns the step that made a request, the innermost one.
  ///
  /// - Parameter time: The time of the request, in seconds since the start of the attempt.
  func step(at time: Double) -> StepRecord? {
    steps.last { $0.start <= time && time <= $0.start + $0.duration }
  }

  /// Returns a secret launch argument: what the feature spells out, or the secret of that key.
  ///
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  func launchSecret(_ key: String) throws -> String {
    let written = (pickle?.steps ?? []).compactMap { launchArgument(key, of: $0) }.last
    // What a variable held isn't kept, but the secret that a key names is there.
    guard let written, !written.contains("${") else {
      let named = written?.wholeMatch(of: /\$\{secret:([^}]+)\}/).map { String($0.1) }
      let secret = try surroundings.credentials(for: scenario.uri).secret(for: named ?? key)
      return LaunchObject.string(secret.revealed).argument
    }
    return written
  }

  /// Returns the text that a step has typed; `nil` if nothing says it.
  ///
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  func text(of step: StepRecord) throws -> String? {
    // The step names the key that the messages hide.
    if step.expression == "I press the key {string}" {
      guard case .defined(_, let match)? = library?.find(step.text) else { return nil }
      return match.values.first.flatMap { try? KeyName($0.text) }?.key
    }
    if let key = step.text.firstMatch(of: /secret ["']([^"']+)["']|\$\{secret:([^}]+)\}/),
      let name = key.1 ?? key.2
    {
      return try surroundings.credentials(for: scenario.uri).secret(for: String(name)).revealed
    }
    guard let index = steps.firstIndex(where: { $0.id == step.id && $0.start == step.start }),
      let written = written(at: index),
      case .defined(let definition, let match)? = library?.find(written),
      definition.expression.source == step.expression,
      // A scenario that is used as a step has the text as a parameter of its own. What has gone to the
      // keyboard focus is hidden from the messages alone.
      let argument = step.arguments.firstIndex(where: { $0.holds(SecretRedactor.marker) })
        ?? step.arguments.firstIndex(where: { $0.holds("${") })
        ?? (step.expression == "I type {string}" ? 0 : nil),
      match.values.indices.contains(argument)
    else { return nil }
    let text = match.values[argument].text
    // What a variable held isn't kept.
    return text.contains("${") ? nil : text
  }

  /// Returns launch arguments with what the trace hides of them as the step has it that launched the app.
  ///
  /// - Parameter time: The time of the launch, in seconds since the start of the attempt.
  func launchArguments(_ recorded: [String], at time: Double) -> [String] {
    guard recorded.contains(where: { $0.contains(SecretRedactor.marker) }),
      let index = steps.lastIndex(where: { $0.start <= time }),
      let written = written(at: index),
      case .defined(let definition, let match)? = library?.find(written),
      definition.category == .launching,
      let line = match.values.last,
      let words = try? CommandLineWords.words(of: line.text)
    else { return recorded }
    // The first word of a command line is the program.
    let arguments =
      definition.expression.source.contains("program {string}")
      ? Array(words.dropFirst()) : words
    guard arguments.count <= recorded.count else { return recorded }
    // Arguments of the steps before stand in front.
    let first = recorded.count - arguments.count
    return recorded.enumerated().map { position, argument in
      guard position >= first, argument.contains(SecretRedactor.marker) else { return argument }
      let word = arguments[position - first]
      return word.contains("${") ? argument : word
    }
  }

  /// Returns the text of the step at a position as the feature has it now, with the parameters of the
  /// scenarios around it; `nil` if it isn't there any more.
  private func written(at index: Int) -> String? {
    let depth = steps[index].depth
    let around = steps[..<index].lastIndex { $0.depth < depth }
    let first = around.map { $0 + 1 } ?? 0
    let position = steps[first..<index].count { $0.depth == depth }
    guard let around else {
      guard let pickle, pickle.steps.indices.contains(position) else { return nil }
      return pickle.steps[position].text
    }
    guard let outer = written(at: around), let library,
      case .defined(let definition, let match) = library.find(outer),
      let scenario = library.composed.first(where: { $0.place == definition.place }),
      scenario.pickle.steps.indices.contains(position)
    else { return nil }
    var text = scenario.pickle.steps[position].text
    for (index, value) in match.values.enumerated() {
      text = text.replacing("${\(index + 1)}", with: value.text.replacing("\"", with: "\\\""))
    }
    return text
  }

  /// Returns the value that a step gives to a launch argument; `nil` if it gives it none.
  private func launchArgument(_ key: String, of step: PickleStep) -> String? {
    guard case .defined(let definition, let match)? = library?.find(step.text),
      definition.category == .launching
    else { return nil }
    let texts = match.values.map(\.text)
    let settings = ["", "secret "].map { "the \($0)launch argument {string} is {string}" }
    if settings.contains(definition.expression.source) {
      return texts[0].droppingDash == key ? texts[1] : nil
    }
    if let index = match.arguments.firstIndex(where: { $0.type == "arguments" }),
      let words = try? CommandLineWords.words(of: texts[index]),
      let place = words.firstIndex(of: "-" + key), place + 1 < words.count
    {
      return words[place + 1]
    }
    let rows = step.argument?.dataTable?.values ?? []
    return rows.first { $0.count == 2 && $0[0].droppingDash == key }?[1]
  }
}

extension StepRecord.Argument {
  fileprivate func holds(_ part: String) -> Bool { text?.contains(part) ?? false }
}
