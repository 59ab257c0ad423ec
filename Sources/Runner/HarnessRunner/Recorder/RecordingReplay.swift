import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

/// Runs a recording immediately, to check that it passes.
struct RecordingReplay {
  let recording: Recording
  /// The folder of the apps.
  let folder: String
  /// The path of the recording's file.
  let path: String

  /// Runs the recording.
  ///
  /// - Returns: The first step that doesn't pass, or `nil` if all steps pass.
  /// - Throws: `GherkinErrors` if the recording can't be read back.
  func firstProblem() throws -> StepRecord? {
    var identifiers = IdentifierSequence()
    let file = try FeatureFile(
      path: path, source: recording.feature, identifiers: &identifiers)
    let library = try StepLibrary()
    var environment = ProcessInfo.processInfo.environment
    for secret in recording.knownSecrets.entries {
      environment[TestCredentials.variable(for: secret.key)] = secret.value
    }
    for plan in ScenarioSelection.plans(of: file, folder: "") {
      let runner = ScenarioRunner(
        plan, library: library,
        surroundings: RunSurroundings(
          appFolder: folder, environment: environment, snapshots: .never),
        stop: RunStop(), start: 0)
      if let problem = runner.run().steps.first(where: { $0.status != .passed }) {
        return problem
      }
    }
    return nil
  }
}
