import AppRuntime
import AutomationAgent
import Dispatch
import Foundation
import NetworkStubs
import Synchronization

/// The app's clock and the connection to the test, as answers need them.
final class AnswerTiming: Sendable {
  /// What belongs to the main thread.
  @MainActor
  private struct Session {
    var clock: AppClock?
    var ask: AgentQuestion.Sender?
    /// What the answers to the transfers wait for on the clock.
    var waits: [UInt: ScheduledWork] = [:]
  }

  @MainActor private static var session = Session()

  /// What the answers wait for where everything in the process has one clock.
  private let timers = Mutex<[UInt: ProcessTimer]>([:])

  /// Begins to use a session's clock and connection.
  @MainActor
  func begin(_ clock: AppClock, _ ask: @escaping AgentQuestion.Sender) {
    Self.session = Session(clock: clock, ask: ask)
  }

  /// Waits on the app's clock; in an app that no test drives, in real time.
  ///
  /// Where the clock is that of the whole process the wait ends also while the main thread is blocked,
  /// perhaps because it wants this very answer.
  ///
  /// - Parameters:
  ///   - onPause: Called when the wait is on the clock, so that nothing real is in progress.
  ///   - onResume: Called at its end.
  func wait(
    _ seconds: Double, _ name: String, for transfer: UInt, onPause: @escaping @Sendable () -> Void,
    onResume: @escaping @Sendable () -> Void
  ) {
    if ProcessTimer.isAvailable {
      // The timer may go off at once, and must find itself here.
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

  /// Gives up the wait of a transfer that has ended.
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

  /// Wakes the main loop, so that calls which wait for requests look again.
  func wakeMainLoop() { DispatchQueue.main.async {} }
}
