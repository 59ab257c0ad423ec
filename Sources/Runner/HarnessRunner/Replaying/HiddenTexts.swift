import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

/// Finds the texts that a trace hides, in the sources of secrets and in the feature.
struct HiddenTexts {
  private let scenario: ScenarioRecord
  private let steps: [StepRecord]
  private let surroundings: RunSurroundings
  /// The current scenario in the feature; `nil` if it no longer exists.
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
      // The keys of secrets are in the trace's steps.
      library = try? StepLibrary()
    }
    self.pickle = pickle
  }

  /// Returns the innermost step that made a request.
  ///
  /// - Parameter time: The time of the request, in seconds since the start of the attempt.
  func step(at time: Double) -> StepRecord? {
    steps.last { $0.start <= time && time <= $0.start + $0.duration }
  }

  /// Returns a secret launch argument: the value in the feature, or the secret with its key.
  ///
  /// - Parameter time: The time of the launch, in seconds since the start of the attempt.
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  func launchSecret(_ key: String, at time: Double) throws -> String {
    let written = launchArgument(key)
    // A URL may contain a secret or a variable.
    if let written, VariableText.said(withoutVariables: written) == nil,
      let index = steps.lastIndex(where: { $0.start <= time }),
      let text = try filledIn(written, before: index)
    {
      return StepInput.isSecret(written) ? LaunchObject.string(text).argument : text
    }
    // Values of variables aren't kept, but a secret can be read by its key.
    guard let written, let said = VariableText.said(withoutVariables: written) else {
      let named = written?.wholeMatch(of: /\$\{secret:([^}]+)\}/).map { String($0.1) }
      let secret = try surroundings.credentials(for: scenario.uri).secret(for: named ?? key)
      return LaunchObject.string(secret.revealed).argument
    }
    return said
  }

  /// Returns the texts that a step's requests may contain, or `nil` if the step isn't found.
  ///
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  func texts(of step: StepRecord) throws -> StepTexts? {
    guard let index = steps.firstIndex(where: { $0.id == step.id && $0.start == step.start }) else {
      return nil
    }
    let source = step.expression
    // Prefer the feature's step, because the trace hides secrets; but the feature may have changed.
    for text in [written(at: index), step.text].compactMap({ $0 }) {
      guard case .defined(let definition, let match)? = library?.find(text),
        definition.expression.source == source
      else { continue }
      return try texts(of: definition, match, at: index)
    }
    return nil
  }

  private func texts(
    of definition: StepDefinition, _ match: ExpressionMatch, at index: Int
  ) throws -> StepTexts? {
    let source = definition.expression.source
    let written = match.values.map(\.text)
    // “within 5 s” precedes another step.
    if source.hasSuffix("{}"), let inner = written.last {
      guard case .defined(let definition, let match)? = library?.find(inner) else { return nil }
      return try texts(of: definition, match, at: index)
    }
    if source == "I press the key {string}" {
      // The step names the key that the messages hide.
      let key = written.first.flatMap { try? KeyName($0) }?.key
      return StepTexts(texts: [key], elements: [])
    }
    var texts: [String?] = []
    var elements: [String?] = []
    for (position, text) in written.enumerated() {
      switch match.arguments[position].type {
      case "string" where source.hasPrefix("I type the secret") && position == 0:
        texts.append(try secret(text))
      case "string": texts.append(try filledIn(text, before: index))
      case "element", "elements": elements.append(try filledIn(text, before: index))
      default: break
      }
    }
    if let content = docString(at: index) {
      texts.insert(try filledIn(content, before: index), at: 0)
    }
    return StepTexts(texts: texts, elements: elements)
  }

  /// Returns the doc string of a step, unless the step is part of another one.
  private func docString(at index: Int) -> String? {
    guard steps[index].depth == 0, let pickle else { return nil }
    let position = steps[..<index].count { $0.depth == 0 }
    guard pickle.steps.indices.contains(position) else { return nil }
    return pickle.steps[position].argument?.docString?.content
  }

  /// Returns a text with its secrets and variables filled in, or `nil` if a variable's value isn't known.
  ///
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  private func filledIn(_ text: String, before index: Int) throws -> String? {
    guard !text.contains(SecretRedactor.marker) else { return nil }
    var result = ""
    for (part, written) in VariableText.parts(of: text[...]) {
      switch part {
      case .text: result += written
      case .dollar: result += "$"
      case .variable(let name):
        guard let value = try value(of: String(name), before: index) else { return nil }
        result += value
      case .unended: return nil
      }
    }
    return result
  }

  /// Returns a variable's value at a step, or `nil` if it came from the app, which isn't kept.
  private func value(of name: String, before index: Int) throws -> String? {
    if name.hasPrefix("secret:") { return try secret(String(name.dropFirst("secret:".count))) }
    for position in steps[..<index].indices.reversed() {
      guard let step = written(at: position),
        case .defined(let definition, let match)? = library?.find(step),
        definition.category == .values
      else { continue }
      let texts = match.values.map(\.text)
      if definition.expression.source != "the variable {string} is {string}" {
        if texts[1] == name { return nil }
      } else if texts[0] == name {
        return try filledIn(texts[1], before: position)
      }
    }
    return name.hasPrefix("env:") ? surroundings.environment[String(name.dropFirst(4))] : nil
  }

  private func secret(_ key: String) throws -> String {
    try surroundings.credentials(for: scenario.uri).secret(for: key).revealed
  }

  /// Returns launch arguments; hidden ones are taken from the step that launched the app.
  ///
  /// - Parameter time: The time of the launch, in seconds since the start of the attempt.
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  func launchArguments(of launch: SessionRecord.Launch, at time: Double) throws -> [String] {
    let recorded = launch.arguments
    guard recorded.contains(where: { $0.contains(SecretRedactor.marker) }),
      let index = steps.lastIndex(where: { $0.start <= time })
    else { return recorded }
    let words = commandLine(of: index)
    // Arguments of earlier steps precede those of the command line; secret ones aren't in the list.
    let first = recorded.count - words.count
    return try recorded.enumerated().map { position, argument in
      guard argument.contains(SecretRedactor.marker) else { return argument }
      let key = position > 0 ? recorded[position - 1] : ""
      let place = position - first
      let isThere = words.indices.contains(place) && (place == 0 || words[place - 1] == key)
      let word = isThere ? words[place] : launchArgument(key.droppingDash)
      guard let word, let text = try filledIn(word, before: index) else { return argument }
      // A program driven by an adapter gets its words unchanged.
      let isValue = launch.subject == nil && key.hasPrefix("-")
      return isValue && StepInput.isSecret(word) ? LaunchObject.string(text).argument : text
    }
  }

  /// Returns the arguments in the command line of a step, or none if it has no command line.
  private func commandLine(of index: Int) -> [String] {
    guard let written = written(at: index),
      case .defined(let definition, let match)? = library?.find(written),
      definition.category == .launching, let line = match.values.last,
      let words = try? CommandLineWords.words(of: line.text)
    else { return [] }
    // The first word of a command line is the program.
    if definition.expression.source.contains("program {string}") { return Array(words.dropFirst()) }
    return match.arguments.last?.type == "arguments" ? words : []
  }

  /// Returns the value that the scenario gives to a launch argument, or `nil`.
  private func launchArgument(_ key: String) -> String? {
    (pickle?.steps ?? []).compactMap { launchArgument(key, of: $0) }.last
  }

  /// Returns the current text of a step in the feature, with the parameters of enclosing scenarios filled
  /// in, or `nil` if the step no longer exists.
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
    return VariableText.replacingVariables(in: scenario.pickle.steps[position].text) { name in
      guard let number = Int(name), match.values.indices.contains(number - 1) else { return nil }
      return match.values[number - 1].text.replacing("\"", with: "\\\"")
    }
  }

  /// Returns the value that a step gives to a launch argument, or `nil`.
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
