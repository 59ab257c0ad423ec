import AutomationProtocol
import Foundation

/// A question of the app to the test, and what the test's answer is given to.
///
/// The test reads it while it waits for the answer to a call of its own.
@MainActor
public struct AgentQuestion {
  /// A function that sends a question.
  ///
  /// - Parameters:
  ///   - method: The name of the question on the wire.
  ///   - parameters: The parameters.
  ///   - completion: Gets the JSON of the answer, or a text that says why there isn't one.
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

  /// Makes the line of a question.
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

  /// Whether questions are open.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes the test's answer out of a line.
  ///
  /// - Returns: What to do with it, or `nil` if the line is something else.
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
