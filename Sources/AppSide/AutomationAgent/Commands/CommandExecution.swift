import AppRuntime
import AutomationProtocol
import Foundation
import LaunchDomain

/// A command that a test has called, from its start to its result.
@MainActor
final class CommandExecution {
  private let call: CommandCall
  private let loop: EventLoop
  private let start: Double
  private var task: Task<Void, Never>?
  private var outcome: Result<CommandCall.Result, AutomationFailure>?

  init(_ call: CommandCall, on loop: EventLoop) {
    self.call = call
    self.loop = loop
    start = loop.clock.now
  }

  /// Starts the command, or checks whether it has ended.
  ///
  /// - Parameter isLast: Whether the call can't wait any longer; a command that hasn't ended by then is
  ///   cancelled.
  func attempt(isLast: Bool) -> PendingCall.Outcome {
    if task == nil {
      task = Task { await run() }
      loop.settle()
    }
    switch outcome {
    case .success(let result): return .answer(result)
    case .failure(let failure): return .failure(failure)
    case nil:
      guard isLast else { return .later }
      task?.cancel()
      return .failure(
        .command(
          .unanswered(name: call.name, timeout: call.timeout, busy: loop.pendingSentences)))
    }
  }

  private func run() async {
    let payload = call.payload.map { Data($0.utf8) }
    do {
      let value = try await AppCommands.run(call.name, payload: payload)
      outcome = .success(
        CommandCall.Result(
          value: value.map { String(decoding: $0, as: UTF8.self) },
          elapsed: loop.clock.now - start))
    } catch {
      outcome = .failure(.command(problem(error, payload: payload)))
    }
  }

  private func problem(_ error: any Error, payload: Data?) -> CommandProblem {
    let name = call.name
    switch error as? AppCommandError {
    case .unknown:
      let known = AppCommands.names
      return .unknown(
        name: name, nearest: NearestName.suggestions(for: name, in: known), known: known)
    case .undecodable(let type, let error):
      return .undecodable(name: name, ValueMismatch(error, type: type, in: payload))
    case .unwantedPayload:
      return .unwantedPayload(name: name, found: (call.payload ?? "").shortened(to: 200))
    case .unencodable(let error): return .unencodable(name: name, error: "\(error)")
    case nil: return .failed(name: name, error: "\(error)")
    }
  }
}
