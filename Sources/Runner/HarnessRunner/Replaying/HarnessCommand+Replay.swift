import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

extension HarnessCommand {
  /// Sends apps the requests of a trace again.
  static let replay = HarnessCommand(
    name: "replay",
    summary: "send an app the requests of a trace, and say which answer differs first",
    help: """
      Launches each app of the trace that “run --trace DIR” has kept, without its test: sends the recorded
      requests and compares the answers with the recorded ones, but for numbers that change from run to run.
      Secret launch arguments, and secrets that were typed, are asked for by their keys, as in a feature; a
      hidden text that the feature spells out is taken from there. Where nothing says what was typed, the
      replay of the session ends with a word. “run --replay DIR” is the opposite: the test
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
    var scenarios = try RunFile.read(path).scenarios
    if let name = arguments.values["--name"] {
      scenarios.removeAll { !$0.name.localizedCaseInsensitiveContains(name) }
    }
    guard scenarios.contains(where: { $0.attempts.last?.sessions.isEmpty == false }) else {
      throw MissingResource(message: "\(path) has no sessions with apps to replay.")
    }
    let surroundings = RunSurroundings(
      appFolder: arguments.values["--apps"] ?? AppLocator.productsFolder,
      environment: console.environment)
    // A trace has the scenarios in the order in which they ended.
    scenarios.sort {
      ($0.uri, $0.location.line, $0.repetition ?? 0)
        < ($1.uri, $1.location.line, $1.repetition ?? 0)
    }
    var hasFailed = false
    for scenario in scenarios {
      guard let attempt = scenario.attempts.last else { continue }
      let hidden = HiddenTexts(of: scenario, attempt, in: surroundings)
      for session in attempt.sessions {
        let line = try replay(session, of: scenario, hidden, surroundings)
        hasFailed = hasFailed || line.isFailure
        console.print("\(scenario.place): \(scenario.name): \(session.launch.app): \(line.text)")
      }
    }
    return hasFailed ? .failure : .success
  }

  /// Returns the app as it is now: the one of that name in the apps' folder, or where it was.
  private static func executable(
    of launch: SessionRecord.Launch, in surroundings: RunSurroundings
  ) throws -> URL {
    let recorded = URL(fileURLWithPath: launch.executable)
    let name = recorded.lastPathComponent
    let built = URL(fileURLWithPath: surroundings.appFolder).appendingPathComponent(name)
    for candidate in [built, recorded]
    where FileManager.default.isExecutableFile(atPath: candidate.path) {
      return candidate
    }
    return try surroundings.locate(.identifier(name))
  }

  private static func replay(
    _ session: SessionRecord, of scenario: ScenarioRecord, _ hidden: HiddenTexts,
    _ surroundings: RunSurroundings
  ) throws -> (text: String, isFailure: Bool) {
    let executable = try executable(of: session.launch, in: surroundings)
    var secrets: [String: String] = [:]
    for key in session.launch.secretKeys {
      do {
        secrets[key] = try surroundings.credentials(for: scenario.uri).secret(for: key).revealed
      } catch {
        throw MissingResource(message: error.message)
      }
    }
    let outcome: AppReplay.Outcome
    do {
      outcome = try AppReplay(
        session: session, executable: executable, secrets: secrets, hidden: hidden
      ).run()
    } catch let error as LaunchDomainError {
      throw MissingResource(message: error.message)
    }
    let count = "\(outcome.agreeing) \(outcome.agreeing == 1 ? "answer agrees" : "answers agree")"
    switch outcome.end {
    case nil: return (count, false)
    case .hidden(let method, let step):
      return (
        "\(count); the next request, “\(method)”"
          + (step.map { " of \($0)" } ?? "")
          + ", types a text that the trace hides and no secret's key names", false
      )
    case .differs(let method, let difference):
      return ("\(count), and the next one, to “\(method)”, differs: \(difference)", true)
    case .noAnswer(let method, let reason):
      return ("\(count), and then “\(method)” gets none: \(reason)", true)
    }
  }
}
