import AppDriving
import Foundation
import Traces

/// A trace whose answers play the apps of a run.
struct TraceReplay: Sendable {
  private let path: String
  private let sessions: [Key: [SessionRecord]]

  private struct Key: Hashable {
    var scenario: ScenarioKey
    var repetition: Int?
  }

  /// Reads a trace.
  ///
  /// - Throws: `MissingResource` if it isn't there, can't be read or has no messages.
  init(_ path: String, folder: String, console: Console) throws {
    self.path = path
    var sessions: [Key: [SessionRecord]] = [:]
    for scenario in try RunFile.read(path, on: console).scenarios {
      let key = Key(scenario: scenario.key(in: folder), repetition: scenario.repetition)
      sessions[key] = scenario.attempts.last?.sessions
    }
    guard sessions.values.contains(where: { !$0.isEmpty }) else {
      throw MissingResource(
        message: "\(path) has no messages; only “run --trace DIR” keeps what a replay needs.")
    }
    self.sessions = sessions
  }

  /// Returns what plays the apps of one scenario.
  func scenario(_ plan: ScenarioPlan) -> ScenarioReplay {
    let key = Key(scenario: plan.key, repetition: plan.repetition)
    let known = sessions[key] ?? sessions[Key(scenario: plan.key, repetition: nil)]
    return ScenarioReplay(known, trace: path)
  }
}
