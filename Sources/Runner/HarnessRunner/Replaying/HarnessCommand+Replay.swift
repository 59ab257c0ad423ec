import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import SystemShims
import Traces

extension HarnessCommand {
  /// Sends the requests of a trace to apps again.
  static let replay = HarnessCommand(
    name: "replay",
    summary: "send the requests of a trace to its apps again, without the test",
    help: """
      Launches the apps of a trace of “run --trace DIR” without their test, sends the recorded requests, and
      compares the answers with the recorded ones, except for numbers that change from run to run.
      Secret launch arguments, and texts that the trace hides, are taken from the feature if it contains
      them, and otherwise by their keys, as in a feature. A session with a missing secret is skipped with a
      message. If a typed text can't be found, or the trace has no answer, the session's replay stops with a
      message. In both cases the exit code is 69. “run --replay DIR” does the reverse: it runs the test
      without its apps.

      Exit codes: 0 all answers agree, 1 one differs, 64 wrong usage, 69 something is missing.
      """,
    operands: "DIR",
    options: [
      Option(name: "--name", value: "TEXT", help: "only scenarios whose names contain a text"),
      Option(name: "--apps", value: "DIR", help: "the folder of the apps"),
    ]
  ) { arguments, console in
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(message: "“replay” needs the folder of one trace.")
    }
    let run = try RunFile.read(path, on: console)
    RunFile.warn(ofCutShort: run, at: path, on: console)
    var scenarios = run.scenarios
    if let name = arguments.values["--name"] {
      scenarios.removeAll { !$0.name.localizedCaseInsensitiveContains(name) }
      if let other = run.scenarios.first, scenarios.isEmpty {
        throw MissingResource(
          message: "no scenario in \(path) has “\(name)” in its name, but one is “\(other.name)”.")
      }
    }
    guard scenarios.contains(where: { $0.attempts.last?.sessions.isEmpty == false }) else {
      throw MissingResource(message: "\(path) has no sessions with apps to replay.")
    }
    let surroundings = RunSurroundings(
      appFolder: try arguments.appFolder(),
      environment: console.environment)
    // A trace has the scenarios in the order of their ends.
    scenarios.sort {
      ($0.uri, $0.location.line, $0.repetition ?? 0)
        < ($1.uri, $1.location.line, $1.repetition ?? 0)
    }
    let end = EndBySignal()
    var statuses: Set<ExitStatus> = []
    for scenario in scenarios {
      guard let attempt = scenario.attempts.last else { continue }
      let hidden = HiddenTexts(of: scenario, attempt, in: surroundings)
      for session in attempt.sessions where !console.isReaderGone {
        let place = "\(scenario.place): \(scenario.name): \(session.launch.app)"
        do {
          let line = try end.unlessEnding { try replay(session, hidden, surroundings) }
          end.waitIfEnding()
          statuses.insert(line.status)
          console.print("\(place): \(line.text)")
        } catch let error as LaunchDomainError {
          // Other sessions may need no secret.
          statuses.insert(.missing)
          console.printError("\(place): not replayed: \(error.message)")
        }
      }
    }
    return [.failure, .missing].first(where: statuses.contains) ?? .success
  }

  /// Returns the app's current executable: the one in the apps' folder, or else the recorded one.
  private static func executable(
    of launch: SessionRecord.Launch, in surroundings: RunSurroundings
  ) throws -> URL {
    let recorded = URL(fileURLWithPath: launch.executable)
    let name = recorded.lastPathComponent
    let built = URL(fileURLWithPath: surroundings.appFolder).appendingPathComponent(name)
    for candidate in [built, recorded]
    where FileManager.default.isProgram(atPath: candidate.path) {
      return candidate
    }
    return try surroundings.locate(.identifier(name))
  }

  private static func replay(
    _ session: SessionRecord, _ hidden: HiddenTexts, _ surroundings: RunSurroundings
  ) throws -> (text: String, status: ExitStatus) {
    let executable = try executable(of: session.launch, in: surroundings)
    var secrets: [String: String] = [:]
    let start = session.lines.first?.time ?? 0
    for key in session.launch.secretKeys { secrets[key] = try hidden.launchSecret(key, at: start) }
    let outcome = try AppReplay(
      session: session, executable: executable, secrets: secrets, hidden: hidden
    ).run()
    let count = "\(outcome.agreeing) \(outcome.agreeing == 1 ? "answer agrees" : "answers agree")"
    func stop(at method: String, _ step: String? = nil) -> String {
      "\(count), and the replay stops before the request “\(method)”"
        + (step.map { " of \($0)" } ?? "")
    }
    switch outcome.end {
    case nil: return (count, .success)
    case .hidden(let method, let step):
      return (
        stop(at: method, step)
          + ": the trace hides a text in it, and the feature doesn't contain it. Write the text into the "
          + "feature, or its key, as “${secret:KEY}”, and trace it again.", .missing
      )
    case .noSecret(let method, let step, let reason):
      return ("\(stop(at: method, step)): \(reason)", .missing)
    case .noRecord(let method):
      return (
        stop(at: method)
          + ": the trace has no answer to it, because the app or the run ended there. Trace a "
          + "complete run.", .missing
      )
    case .differs(let method, let difference):
      return ("\(count), and the next one, to “\(method)”, differs: \(difference)", .failure)
    case .noAnswer(let method, let reason):
      return ("\(count), and then “\(method)” gets no answer: \(reason)", .failure)
    }
  }
}
