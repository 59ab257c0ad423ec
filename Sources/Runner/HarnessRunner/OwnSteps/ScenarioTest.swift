import AppDriving
import Foundation
import Gherkin
import Traces

/// A scenario that a test target runs.
package struct ScenarioTest: Sendable {
  private let plan: ScenarioPlan
  private let library: StepLibrary
  private let surroundings: RunSurroundings

  /// The outcome of a scenario.
  package struct Outcome: Sendable {
    package var hasFailed = false
    /// Whether the scenario was skipped, because it has no steps or needs a missing secret.
    package var isSkipped = false
    /// The message, with the step and details; empty if the scenario passed.
    package var message = ""
    /// The file of the step that determined the outcome.
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  package var name: String { plan.shownName }
  package var feature: String { plan.feature }
  package var path: String { plan.pickle.uri }
  package var line: Int { plan.pickle.location?.line ?? 1 }

  /// Reads the scenarios of files and folders.
  ///
  /// - Parameters:
  ///   - paths: Files, folders or `file:line`.
  ///   - tags: A tag expression.
  ///   - steps: Steps in Swift, besides those available to every feature.
  /// - Returns: The scenarios, and the files' errors as `file:line:column: error: …`.
  package static func all(
    in paths: [String], tags: String?, steps: [OwnStep]
  ) throws -> (scenarios: [ScenarioTest], problems: [String]) {
    var options = RunOptions(appFolder: AppLocator.productsFolder)
    options.paths = paths
    options.tagText = tags
    if let tags { options.tags = try TagExpression(tags) }
    let files = try FeatureFiles(paths)
    let library = try StepLibrary(files.composed, own: steps)
    // Share the surroundings, as in a run, because several scenarios may compare the same picture.
    let surroundings = RunSurroundings(
      options, environment: ProcessInfo.processInfo.environment)
    let scenarios = ScenarioSelection(of: files, options: options).plans.map {
      ScenarioTest(plan: $0, library: library, surroundings: surroundings)
    }
    return (scenarios, files.problems)
  }

  /// Runs the scenario and returns its outcome.
  package func run() -> Outcome {
    let attempt = ScenarioThread.run(AttemptRecord(start: 0)) { attempt in
      attempt =
        ScenarioRunner(
          plan, library: library, surroundings: surroundings, stop: RunStop(), start: 0
        ).run()
    }
    var outcome = Outcome(path: path, line: line, column: 1)
    guard attempt.status != .passed else { return outcome }
    outcome.hasFailed = attempt.status.isFailure
    outcome.isSkipped = attempt.status == .skipped
    let step =
      attempt.steps.last { $0.status.isFailure } ?? attempt.steps.first { $0.message != nil }
    guard let step else {
      outcome.message = attempt.reason ?? ""
      return outcome
    }
    (outcome.path, outcome.line) = (step.uri, step.location.line)
    outcome.column = step.location.column ?? 1
    var lines = [step.message ?? step.status.rawValue, "    \(step.keyword)\(step.text)"]
    lines += step.details.flatMap { $0.split(separator: "\n") }.map { "    \($0)" }
    if !attempt.log.isEmpty { lines.append("the app's last lines:") }
    lines += attempt.log.map { "    \($0)" }
    outcome.message = lines.joined(separator: "\n")
    return outcome
  }
}
