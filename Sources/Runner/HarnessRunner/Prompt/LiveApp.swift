import AppDriving
import AutomationProtocol
import Foundation
import Gherkin

/// Steps that are carried out one at a time, for a person at a prompt or an assistant.
final class LiveApp {
  let world: ScenarioWorld
  private let library: StepLibrary
  /// The steps that have passed, as a scenario would hold them.
  private(set) var steps: [String] = []

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

  /// Launches an app with `-ui-testing YES` and further launch arguments.
  convenience init(_ name: String, arguments: [String], folder: String? = nil) throws {
    try self.init(folder: folder)
    do {
      try launch(name, arguments: arguments)
    } catch let error as AppSessionError {
      throw MissingResource(
        message: ([error.runnerMessage] + error.details).joined(separator: "\n"))
    }
  }

  /// The app that the steps are about.
  var session: AppSession {
    get throws { try world.app }
  }

  func launch(_ name: String, arguments: [String]) throws {
    let all = ["-ui-testing", "YES"] + arguments
    try world.launch(name, arguments: all)
    let words = all.map(Self.quoted).joined(separator: " ")
    steps.append("\"\(name)\" is launched with \(world.redact(words))")
  }

  /// Carries a step out.
  ///
  /// - Throws: `LiveStepError` for a text that isn't a step, and what the step throws.
  func carryOut(_ text: String) throws {
    let step = Self.withoutKeyword(text)
    try run(step)
    steps.append(world.redact(step))
  }

  /// Adds a step that was carried out in another way.
  func note(_ step: String) { steps.append(world.redact(step)) }

  func end() { world.end() }

  /// What was done, as a feature.
  func feature(named name: String) -> String {
    var lines = ["Feature: \(name)", "", "  Scenario: \(name)"]
    var last = ""
    for (index, step) in steps.enumerated() {
      let keyword =
        index == 0 || step.contains(" is launched") || step.hasPrefix("the page ")
        ? "Given" : step.hasPrefix("I ") ? "When" : "Then"
      lines.append("    \(keyword == last ? "And" : keyword) \(step)")
      last = keyword
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func run(_ text: String) throws {
    switch library.find(text) {
    case .defined(let definition, let match):
      world.evidence = StepEvidence()
      try definition.body(
        world, StepInput(values: match.values, argument: nil, fillIn: world.filledIn))
    case .undefined(let nearest):
      throw LiveStepError(message: StepMessages.undefined(text, nearest: nearest))
    case .ambiguous(let definitions):
      throw LiveStepError(message: StepMessages.ambiguous(definitions))
    }
  }

  /// Returns a step without the keyword before it.
  static func withoutKeyword(_ text: String) -> String {
    for (keyword, _) in Dialect.english.steps where text.hasPrefix(keyword) {
      return String(text.dropFirst(keyword.count))
    }
    return text
  }

  static func quoted(_ word: String) -> String {
    // What the words of a command line take for more than a character.
    word.isEmpty || word.contains(where: { $0.isWhitespace || "\"'\\".contains($0) })
      ? "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" : word
  }
}

/// A text that isn't a step, or what a tool can't do.
struct LiveStepError: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
