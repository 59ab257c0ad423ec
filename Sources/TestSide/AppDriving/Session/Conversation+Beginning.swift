import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

extension Conversation {
  /// Makes the first call, and distinguishes the ways in which a newly started program can fail.
  func initialize(observer: SessionObserver?) throws(AppSessionError) -> InitializeCall.Result {
    let call = InitializeCall(
      client: launch.client, secrets: launch.handshakeSecrets,
      environment: launch.secretEnvironment, device: launch.device,
      reportsScreens: launch.keepsScreen)
    var step = SessionStep(call, app: launch.name)
    let started = ContinuousClock.now
    defer {
      step.realTime = ContinuousClock.now - started
      observer?(step)
    }
    do {
      let result = try driving {
        try exchange.withLock { try roundTrip(call, &$0, by: started + launch.limits.launch) }
      }
      guard ProtocolVersion.current.understands(result.protocolVersion) else {
        end(.immediate)
        throw unsupported(result.protocolVersion)
      }
      return result
    } catch {
      let error = atLaunch(error)
      step.outcome = .broken(error)
      throw error
    }
  }

  private func atLaunch(_ error: any Error) -> AppSessionError {
    switch error {
    case let problem as FloodProblem: return flooded(problem.flood)
    case TransportProblem.closed:
      let end = process?.waitForEnd(upTo: Self.timeToEnd)
      if let flood = process?.flood, flood.limit != nil { return flooded(flood) }
      let known = ended()
      let output = restOfOutput
      return output.isEmpty ? .endedAtLaunch(end, known) : .notTheProtocol(output: output, known)
    case TransportProblem.timedOut(let unfinished) where !unfinished.isEmpty:
      let known = ended()
      return .notTheProtocol(output: restOfOutput, known)
    case let problem as TransportProblem: return broken(by: problem, after: launch.limits.launch)
    case let problem as DecodingProblem:
      if let version = answeredVersion, !ProtocolVersion.current.understands(version) {
        end(.immediate)
        return unsupported(version)
      }
      let known = ended()
      return .notTheProtocol(output: [hidingSecrets(of: problem).excerpt] + restOfOutput, known)
    case AutomationFailure.unsupportedVersion(let requested, let supported):
      end(.immediate)
      return .unsupportedVersion(requested: requested, supported: supported, app: launch.name)
    case AutomationFailure.internalError(let reason):
      // The log tells more than the reason: an adapter's program has written it.
      return .refusedToStart(reason: reason, ended())
    case let error as AppSessionError: return error
    default:
      end(.immediate)
      return .cannotStart(app: launch.name, reason: "\(error)")
    }
  }

  private func unsupported(_ version: ProtocolVersion) -> AppSessionError {
    .unsupportedVersion(requested: .current, supported: version, app: launch.name)
  }

  /// The remaining output of a program that has ended, which helps to identify the program.
  private var restOfOutput: [String] {
    var output: [String] = []
    do {
      while output.count < 5 {
        output.append(excerpt(of: try transport.receive(by: .now + Self.timeToEnd)))
      }
    } catch .closed(let unfinished) where !unfinished.isEmpty {
      output.append(excerpt(of: unfinished))
    } catch {
      // There is no more output.
    }
    return output
  }

  /// The protocol version in an answer that is otherwise unreadable, such as that of a newer app.
  private var answeredVersion: ProtocolVersion? {
    struct Answer: Decodable {
      struct Result: Decodable { var protocolVersion: ProtocolVersion }
      var result: Result
    }
    guard let line = memory.withLock({ $0.transcript.lines.last?.bytes }) else { return nil }
    return (try? JSONDecoder().decode(Answer.self, from: line))?.result.protocolVersion
  }
}
