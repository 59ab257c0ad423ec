import AutomationProtocol
import Foundation
import Synchronization

extension Conversation {
  private typealias Outcome = Result<Data, QuestionReply.Failure>

  /// Answers a question of the app.
  ///
  /// - Throws: `TransportProblem` if the answer can't be sent.
  func reply(
    to question: AppQuestion, by deadline: ContinuousClock.Instant
  ) throws(TransportProblem) {
    let reply = QuestionReply(id: question.id, outcome: outcome(of: question, by: deadline))
    let line = AutomationCoder.line(reply)
    try transport.send(line, by: deadline)
    memory.withLock { $0.transcript.add(line, .sent) }
  }

  private func outcome(
    of question: AppQuestion, by deadline: ContinuousClock.Instant
  ) -> Outcome {
    guard let answerer else {
      return .failure(.init(message: "the test doesn't answer “\(question.method)”"))
    }
    // The waiting call must end in time even if the answerer doesn't.
    let limit = min(ContinuousClock.now.duration(to: deadline), answerLimit) / 2
    let pending = PendingAnswer()
    let thread = Thread {
      pending.settle(
        Result { try answerer(question) }
          .mapError { QuestionReply.Failure(message: "it failed with \($0)") })
    }
    thread.name = "answer to an app"
    thread.start()
    return pending.outcome(within: limit)
      ?? .failure(
        .init(
          message: "it didn't answer within \(String(format: "%.1f", limit.seconds)) s; "
            + "it can't use the app, which waits for it"))
  }

  /// The outcome of an answerer that runs on another thread.
  private final class PendingAnswer: Sendable {
    private let outcome = Mutex<Outcome?>(nil)
    private let isSettled = DispatchSemaphore(value: 0)

    func settle(_ new: Outcome) {
      outcome.withLock { $0 = new }
      isSettled.signal()
    }

    /// Waits in real time and returns the outcome, or `nil` if the time is up.
    func outcome(within limit: Duration) -> Outcome? {
      _ = isSettled.wait(timeout: .now() + limit.seconds)
      return outcome.withLock { $0 }
    }
  }
}
