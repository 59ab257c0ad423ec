import AutomationProtocol
import Foundation

/// The app's questions to the test, and the handlers of their answers.
///
/// The test reads a question while it waits for the answer to one of its calls.
@MainActor
public struct AgentQuestion {
  /// A function that sends a question.
  ///
  /// - Parameters:
  ///   - method: The name of the question on the wire.
  ///   - parameters: The parameters.
  ///   - completion: Called with the JSON of the answer, or with the reason there isn't one.
  public typealias Sender =
    @MainActor (
      _ method: String, _ parameters: any Encodable & Sendable,
      _ completion: @escaping @MainActor (Result<Data, AnswerProblem>) -> Void
    ) -> Void

  /// The reason a question has no answer.
  public struct AnswerProblem: Error, Hashable, Sendable {
    /// The reason, as a clause.
    public var reason: String

    /// Makes a problem.
    public init(reason: String) { self.reason = reason }
  }

  private var waiting: [String: @MainActor (Result<Data, AnswerProblem>) -> Void] = [:]
  private var lastNumber = 0

  init() {}

  /// Encodes a question as a line.
  ///
  /// - Throws: `EncodingError`.
  mutating func line(
    _ method: String, _ parameters: any Encodable & Sendable,
    _ completion: @escaping @MainActor (Result<Data, AnswerProblem>) -> Void
  ) throws -> Data {
    lastNumber += 1
    let id = "app-\(lastNumber)"
    let line = try AutomationCoder.line(question: parameters, method: method, id: id)
    waiting[id] = completion
    return line
  }

  /// Whether any questions are unanswered.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Reads the test's answer from a line.
  ///
  /// - Returns: A function that passes on the answer, or `nil` if the line is something else.
  mutating func take(_ line: Data) -> (@MainActor () -> Void)? {
    guard let reply = AutomationCoder.reply(in: line),
      let completion = waiting.removeValue(forKey: reply.id)
    else { return nil }
    return {
      switch reply.outcome {
      case .success(let data): completion(.success(data))
      case .failure(let error): completion(.failure(AnswerProblem(reason: error.message)))
      }
    }
  }
}
