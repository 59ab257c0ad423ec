import AppDriving
import Foundation
import LaunchDomain
import Traces

/// The recorded sessions that stand in for the apps of one scenario, in the order of their launches.
final class ScenarioReplay {
  private let sessions: [SessionRecord]?
  private let trace: String
  private var count = 0
  private var launchProblem: ReplayProblem?
  private var transports: [ReplayTransport] = []

  init(_ sessions: [SessionRecord]?, trace: String) {
    self.sessions = sessions
    self.trace = trace
  }

  /// The first difference between the scenario and the trace, or `nil`.
  var problem: ReplayProblem? { launchProblem ?? transports.lazy.compactMap(\.problem).first }

  /// Begins the next session.
  ///
  /// - Throws: `ReplayProblem` if the trace has a different launch there, or `AppSessionError`.
  func launch(_ launch: AppLaunch, observer: SessionObserver?) throws -> AppSession {
    do {
      let transport = ReplayTransport(try session(for: launch))
      transports.append(transport)
      return try AppSession(launch, over: transport, observer: observer)
    } catch let problem as ReplayProblem {
      launchProblem = problem
      throw problem
    }
  }

  private func session(for launch: AppLaunch) throws(ReplayProblem) -> SessionRecord {
    guard let sessions else { throw .noScenario(trace: trace) }
    guard count < sessions.count else { throw .noLaunch(app: launch.name, count: count) }
    let session = sessions[count]
    count += 1
    let redactor = launch.redactor
    let actual = [launch.name] + launch.openArguments.map(redactor.redact)
    let recorded = [session.launch.app] + session.launch.arguments
    guard Self.agree(recorded, actual) else {
      throw .otherLaunch(
        recorded: recorded.joined(separator: " "), actual: actual.joined(separator: " "))
    }
    return session
  }

  /// Returns whether a launch matches the trace; hidden texts match anything.
  ///
  /// A text may have become secret after its launch, when it was typed into a secure field.
  private static func agree(_ recorded: [String], _ actual: [String]) -> Bool {
    recorded.count == actual.count
      && zip(recorded, actual).allSatisfy { $0 == $1 || $0.contains(SecretRedactor.marker) }
  }
}
