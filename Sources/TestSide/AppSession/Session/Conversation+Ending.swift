import AutomationProtocol
import Foundation
import Synchronization

extension Conversation {
  /// How long a process may take to end after its output has, in real time.
  static let timeToEnd = Duration.seconds(1)

  /// Ends the app; when this returns, nothing of it is left.
  func end(_ teardown: Teardown) {
    // Whoever asks from now on is refused, even while the app is still ending.
    memory.withLock { $0.hasEnded = true }
    AskingTime.counting {
      isGone.withLock { isGone in
        guard !isGone else { return }
        if let process {
          _ = teardown.run(on: self)
          process.killOrphans()
        } else if let limit = teardown.steps.first?.limit {
          ask(upTo: limit)
        }
        transport.close()
        process?.drainErrors()
        container?.remove()
        LiveSessions.remove(self)
        isGone = true
      }
    }
  }

  /// Ends an app with which something is wrong.
  ///
  /// - Returns: What is known of it, its last words included.
  func ended() -> AppSessionError.Circumstances {
    end(.immediate)
    return circumstances
  }

  /// Ends the app because a line did not get through.
  ///
  /// - Returns: What has happened.
  func broken(by problem: TransportProblem, after time: Duration) -> AppSessionError {
    switch problem {
    case .closed, .failed:
      // Killed only if it lives on without its streams: then how it ended says nothing.
      let end = process?.waitForEnd(upTo: Self.timeToEnd)
      return .ended(end, ended())
    case .timedOut:
      // A child of the app may hold its streams open after the app itself has crashed.
      if let end = process?.reaped { return .ended(end, ended()) }
      return .noAnswer(after: time, ended())
    case .tooLong(let byteCount, let limit):
      return .answerTooLong(byteCount: byteCount, limit: limit, ended())
    }
  }

  /// Ends the app because its answer cannot be read.
  ///
  /// - Returns: What has happened.
  func broken(by problem: DecodingProblem) -> AppSessionError {
    .malformedAnswer(problem, ended())
  }
}

extension Conversation: TeardownTarget {
  func ask(upTo limit: Duration) {
    // Somebody who still waits for an answer would have to be waited for; the next steps do without.
    _ = exchange.withLockIfAvailable { exchange in
      try? round(TerminateCall(), &exchange, by: .now + limit)
    }
  }

  func closeInput() { transport.close() }

  func interrupt() { process?.signal(SIGTERM) }

  func kill() -> ProcessEnd { process?.kill() ?? .signalled(SIGKILL) }

  func waitForEnd(upTo limit: Duration) -> ProcessEnd? { process?.waitForEnd(upTo: limit) }
}
