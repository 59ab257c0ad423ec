import AppRuntime
import AutomationAgent
import Dispatch
import Foundation
import NetworkStubs
import Synchronization

/// Delays answers on the app's clock, and asks the test for the answers that it computes.
final class AnswerTiming: Sendable {
  /// The state that only the main thread uses.
  @MainActor
  private struct Session {
    var clock: AppClock?
    var ask: AgentQuestion.Sender?
    /// The waits on the app's clock, by transfer.
    var waits: [UInt: ScheduledWork] = [:]
  }

  @MainActor private static var session = Session()

  /// The timers, by transfer, if the app's clock drives the process.
  private let timers = Mutex<[UInt: ProcessTimer]>([:])

  /// Begins to use a session's clock and connection.
  @MainActor
  func begin(_ clock: AppClock, _ ask: @escaping AgentQuestion.Sender) {
    Self.session = Session(clock: clock, ask: ask)
  }

  /// Waits on the app's clock; in an app that no test drives, in real time.
  ///
  /// If the clock drives the process, the wait ends even while the main thread is blocked, perhaps by waiting
  /// for this very answer.
  ///
  /// - Parameters:
  ///   - onPause: Called when the wait is scheduled on the clock, so that nothing real is in progress.
  ///   - onResume: Called when the wait ends.
  func wait(
    _ seconds: Double, _ name: String, for transfer: UInt, onPause: @escaping @Sendable () -> Void,
    onResume: @escaping @Sendable () -> Void
  ) {
    if ProcessTimer.isAvailable {
      // The lock is held until the timer is stored, because it may fire at once and then removes itself.
      timers.withLock { timers in
        timers[transfer] = ProcessTimer(after: seconds, named: name) { [self] in
          self.timers.withLock { $0[transfer] = nil }
          onResume()
        }
      }
      return onPause()
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let clock = Self.session.clock else {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { onResume() }
          return
        }
        Self.session.waits[transfer] = clock.schedule(after: seconds, named: name) {
          Self.session.waits[transfer] = nil
          onResume()
        }
        onPause()
      }
    }
  }

  /// Cancels the wait of a transfer that has ended.
  func cancelWait(for transfer: UInt) {
    timers.withLock { $0.removeValue(forKey: transfer) }?.cancel()
    DispatchQueue.main.async {
      MainActor.assumeIsolated { Self.session.waits.removeValue(forKey: transfer)?.cancel() }
    }
  }

  /// Asks the test for an answer.
  func ask(
    _ question: AnswerQuestion,
    _ completion: @escaping @Sendable (Result<StubAnswer, AgentQuestion.AnswerProblem>) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let ask = Self.session.ask else {
          return completion(.failure(.init(reason: "no test drives the app")))
        }
        ask(AnswerQuestion.method, question) { result in
          completion(
            result.flatMap { data in
              do {
                return .success(try JSONDecoder().decode(StubAnswer.self, from: data))
              } catch {
                return .failure(.init(reason: "the answer is not a valid StubAnswer: \(error)"))
              }
            })
        }
      }
    }
  }

  /// Wakes the main loop, so that calls that wait for requests check again.
  func wakeMainLoop() { DispatchQueue.main.async {} }
}
