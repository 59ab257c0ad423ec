import AppDriving
import AutomationProtocol
import Foundation
import Gherkin
import LaunchDomain

/// Carries out steps one at a time, for a person at a prompt or an assistant.
final class LiveApp {
  let world: ScenarioWorld
  private let library: StepLibrary
  /// The first launched app, and its launch arguments.
  private var firstLaunch: (name: String, arguments: [String])?
  /// The steps that have passed.
  private(set) var steps: [RecordedStep] = []
  /// The positions of steps that join the texts of keys typed into secure fields.
  private var secretTexts: Set<Int> = []
  /// The files to which this session has been saved.
  var savedFiles: Set<String> = []

  /// Makes a world without an app.
  ///
  /// - Parameter allowed: The names of the apps that may be launched; `nil` for all.
  init(folder: String? = nil, allowed: Set<String>? = nil) throws {
    let surroundings = RunSurroundings(
      appFolder: folder ?? AppLocator.productsFolder,
      environment: ProcessInfo.processInfo.environment, allowedApps: allowed)
    world = ScenarioWorld(
      surroundings, featurePath: FileManager.default.currentDirectoryPath + "/live.feature")
    library = try StepLibrary()
    world.runStep = { [unowned self] text, _ in try self.run(text) }
  }

  /// Launches an app or a page from a command line, with `-ui-testing YES` and further launch arguments, or
  /// carries out a launching step.
  ///
  /// - Throws: `MissingResource` if the launch fails, `UsageError` for a step with launch arguments.
  convenience init(_ name: String, arguments: [String], folder: String? = nil) throws {
    try self.init(folder: folder)
    do {
      if Self.isStep(name) {
        guard arguments.isEmpty else {
          throw UsageError(message: "write launch arguments into the step, not after “--”.")
        }
        try carryOut(name)
      } else if Self.isPage(name) {
        let words = Self.launchArguments(arguments).map {
          Self.quoted(VariableText.written($0))
        }
        let page = VariableText.written(name).inDoubleQuotes
        try carryOut("the page \(page) is open with \(words.joined(separator: " "))")
      } else {
        try launch(name, arguments: arguments)
      }
    } catch let error as StepError {
      throw MissingResource(message: error.description)
    } catch let error as AppSessionError {
      throw MissingResource(
        message: ([error.runnerMessage] + error.details + hint(for: name, error))
          .joined(separator: "\n"))
    }
  }

  /// Returns a hint for launching a program that doesn't link the agent.
  private func hint(for name: String, _ error: AppSessionError) -> [String] {
    guard case .noSuchApp = error, !name.isEmpty,
      (try? SearchPath(world.surroundings.environment).program(named: name)) != nil
    else { return [] }
    return [
      "The program \(name) is launched by a step in its place: 'the desktop program "
        + "\(name.inDoubleQuotes) is launched', or the terminal program."
    ]
  }

  /// Returns whether a command line has a launching step in place of an app's name.
  static func isStep(_ name: String) -> Bool {
    Vocabulary.launching.contains { $0.expression.match(name) != nil }
  }

  /// Returns whether a command line names a page, by its URL or file.
  static func isPage(_ name: String) -> Bool {
    // This includes invalid URLs, which the step reports.
    if ["http://", "https://"].contains(where: name.lowercased().hasPrefix) { return true }
    let url = name.contains("://") ? URL(string: name) : URL(fileURLWithPath: name)
    return url.flatMap(AppAdapter.opening) == .page
  }

  /// Returns the given launch arguments, with `-ui-testing YES` before them unless they contain that key.
  static func launchArguments(_ given: [String]) -> [String] {
    let key = "-" + LaunchKey.uiTesting.name
    return given.contains(key) ? given : [key, "YES"] + given
  }

  /// The app to which steps apply.
  var session: AppSession {
    get throws { try world.app }
  }

  func launch(_ name: String, arguments: [String]) throws {
    let launch = RecordedLaunch(app: .named(name), arguments: Self.launchArguments(arguments))
    try world.launch(launch.app, arguments: launch.arguments)
    // Secrets of the command line must also be hidden in steps.
    for (key, value) in launch.secretArguments { world.learn(value, key: key) }
    guard firstLaunch != nil || !steps.isEmpty else {
      firstLaunch = (name, launch.arguments)
      return
    }
    steps.append(RecordedStep(.launch(launch)))
  }

  /// Carries out and records a step.
  ///
  /// - Throws: `LiveStepError` for a text that isn't a step, or the step's error.
  func carryOut(_ text: String) throws {
    let step = Self.withoutKeyword(text)
    let (definition, match) = try run(step)
    if var launch = world.evidence.launched {
      for (key, value) in launch.secretArguments { world.learn(value, key: key) }
      launch.step = step
      steps.append(RecordedStep(.launch(launch)))
      return
    }
    var recorded = recorded(writable(step, match), definition, match)
    recorded.filledIn = filledIn(step)
    if case .typeIntoFocus(let text) = recorded.action, (try? session.hasTypedSecret) == true {
      // The field isn't known, so use a general key.
      world.knownSecrets.note(text, keyLike: "testing.secret")
    }
    keep(recorded)
  }

  /// Returns a step in the form to save, which marks secret launch arguments.
  private func writable(_ step: String, _ match: ExpressionMatch) -> String {
    let starts = ["the launch argument ", "the secret launch argument "]
    guard starts.contains(where: step.hasPrefix), WrittenSecrets.valuePosition(in: step) != nil,
      let value = match.values.last?.text.stringParameter, let key = match.values.first
    else { return step }
    return "the secret launch argument \"\(key.text.droppingDash)\" is \(value)"
  }

  /// Returns a step's action with its variables filled in, or `nil` if it has no variables or no action
  /// that can be recorded.
  private func filledIn(_ step: String) -> RecordedAction? {
    guard VariableText.holdsVariable(step), let filled = words(of: step, fillIn: world.filledIn)
    else { return nil }
    if case .written = filled.action { return nil }
    return filled.action
  }

  /// Records a step that was carried out in another way.
  func note(_ step: String) {
    var recorded = words(of: step) ?? RecordedStep(.written(step))
    recorded.filledIn = filledIn(step)
    keep(recorded)
  }

  /// Records a text that was typed in another way into an element.
  func note(typing text: String, into element: String) {
    guard case .type(_, let field)? = words(of: "I type \"\" into \(element)")?.action else {
      let literal = text.stepString ?? VariableText.written(text).debugDescription
      return note("I type \(literal) into \(element)")
    }
    keep(RecordedStep(.type(text, into: field)))
  }

  /// Returns the recorded form of a step's text without carrying it out, or `nil` if it isn't a step.
  private func words(
    of text: String, fillIn: @escaping (String) throws -> String = LiveApp.said(by:)
  ) -> RecordedStep? {
    guard case .defined(let definition, let match) = library.find(text) else { return nil }
    return recorded(text, definition, match, fillIn: fillIn)
  }

  /// Returns the recorded form of a step.
  private func recorded(
    _ text: String, _ definition: StepDefinition, _ match: ExpressionMatch,
    fillIn: @escaping (String) throws -> String = LiveApp.said(by:)
  ) -> RecordedStep {
    RecordedStep(
      text, definition.expression.source,
      try? StepInput(values: match.values, argument: nil, fillIn: fillIn),
      inner: { self.words(of: $0, fillIn: fillIn) })
  }

  /// Returns a text with its dollar signs unescaped, if it has no variables.
  private static func said(by text: String) throws -> String {
    guard let said = VariableText.said(withoutVariables: text) else {
      throw LiveStepError(message: "only a run can fill in the variables of: \(text)")
    }
    return said
  }

  /// Records a step, and assigns a key to a secret that it has typed.
  private func keep(_ step: RecordedStep) {
    if let key = world.evidence.secretKey {
      world.evidence.secretKey = nil
      return keepSecretKey(key)
    }
    defer { steps.append(step) }
    let typed: (text: String, field: ElementQuery)
    switch step.filledIn ?? step.action {
    case .type(let text, let field), .replace(let text, let field): typed = (text, field)
    default: return
    }
    let text = typed.text
    let hasUnknown = world.redact(text) != text && !world.knownSecrets.isPart(of: text)
    guard hasUnknown || (try? session.hasTypedSecret) == true else { return }
    let element = try? session.call(ResolveCall(typed.field, expecting: .one)).elements.first
    world.learn(text, key: element.map(SecretKeyName.key) ?? "testing.secret")
  }

  /// Records keys typed into a secure field, joined to one text.
  private func keepSecretKey(_ key: String) {
    let last = steps.indices.last
    if let last, secretTexts.contains(last), case .typeIntoFocus(let text) = steps[last].action {
      steps[last].action = .typeIntoFocus(text + key)
    } else {
      secretTexts.insert(steps.count)
      steps.append(RecordedStep(.typeIntoFocus(key)))
    }
  }

  func end() { world.end() }

  /// Returns the recording of this session.
  func recording(named name: String) -> Recording {
    var secrets = world.knownSecrets
    for position in secretTexts.sorted() {
      guard case .typeIntoFocus(let text) = steps[position].action else { continue }
      secrets.note(text, keyLike: "testing.secret")
    }
    secrets.redactor = world.secrets
    return Recording(
      name: name, app: firstLaunch?.name, arguments: firstLaunch?.arguments ?? [], steps: steps,
      secrets: secrets)
  }

  @discardableResult
  private func run(_ text: String) throws -> (StepDefinition, ExpressionMatch) {
    switch library.find(text) {
    case .defined(let definition, let match):
      world.evidence = StepEvidence()
      let input = try StepInput(values: match.values, argument: nil, fillIn: world.filledIn)
      try definition.body(world, input)
      return (definition, match)
    case .undefined(let nearest):
      let shown = WrittenSecrets.hidden(inUndefined: text)
      throw LiveStepError(message: StepMessages.undefined(shown, nearest: nearest))
    case .ambiguous(let definitions):
      throw LiveStepError(message: StepMessages.ambiguous(definitions))
    }
  }

  /// Returns a step without its keyword.
  static func withoutKeyword(_ text: String) -> String {
    for (keyword, _) in Dialect.english.steps where text.hasPrefix(keyword) {
      return String(text.dropFirst(keyword.count))
    }
    return text
  }

  static func quoted(_ word: String) -> String {
    // Quote words with characters that are special on a command line.
    word.isEmpty || word.contains(where: { $0.isWhitespace || "\"'\\".contains($0) })
      ? word.inDoubleQuotes : word
  }
}

/// The error of a text that isn't a step, or of a tool.
struct LiveStepError: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
