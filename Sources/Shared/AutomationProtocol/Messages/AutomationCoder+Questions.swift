import Foundation

/// A question that an app asks the test: a JSON-RPC request in the other direction, with a string as its
/// number.
public struct AppQuestion: Sendable, Hashable {
  /// The number, which the answer repeats.
  public var id: String
  /// The name of the question.
  public var method: String
  /// The whole line, from which `AutomationCoder.parameters(_:of:)` reads the parameters.
  public var line: Data
}

/// A test's answer to a question.
package struct QuestionReply: Sendable {
  /// The reason for a missing answer.
  package struct Failure: Error, Sendable, Codable {
    package var code = -32_000
    /// The reason, as a clause.
    package var message: String

    package init(message: String) { self.message = message }
  }

  package var id: String
  /// The answer's JSON, or the reason for its absence.
  package var outcome: Result<Data, Failure>

  package init(id: String, outcome: Result<Data, Failure>) {
    self.id = id
    self.outcome = outcome
  }
}

extension AutomationCoder {
  private struct Question<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: String
    var method: String
    var params: Parameters
  }

  private struct Parameters<Value: Decodable>: Decodable {
    var params: Value
  }

  private struct Reply: Codable {
    var jsonrpc = "2.0"
    var id: String
    /// JSON as a string, because neither side of the protocol knows the types of an extension.
    var result: String?
    var error: QuestionReply.Failure?
  }

  /// Writes a question.
  ///
  /// - Throws: `EncodingError`.
  package static func line(
    question parameters: some Encodable, method: String, id: String
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Question(id: id, method: method, params: parameters))
      + Data("\n".utf8)
  }

  /// Reads the parameters of a question.
  ///
  /// - Throws: `DecodingError`.
  public static func parameters<Value: Decodable>(
    _ type: Value.Type, of question: AppQuestion
  ) throws -> Value {
    try JSONDecoder().decode(Parameters<Value>.self, from: question.line).params
  }

  /// Writes the answer to a question.
  package static func line(_ reply: QuestionReply) -> Data {
    var message = Reply(id: reply.id)
    switch reply.outcome {
    case .success(let data): message.result = String(decoding: data, as: UTF8.self)
    case .failure(let failure): message.error = failure
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding can't fail, because a reply contains only strings and a number.
    return ((try? encoder.encode(message)) ?? Data()) + Data("\n".utf8)
  }

  /// Reads the answer to a question, or returns `nil` if the line is something else.
  package static func reply(in line: Data) -> QuestionReply? {
    guard let reply = try? JSONDecoder().decode(Reply.self, from: line) else { return nil }
    if let result = reply.result {
      return QuestionReply(id: reply.id, outcome: .success(Data(result.utf8)))
    }
    return reply.error.map { QuestionReply(id: reply.id, outcome: .failure($0)) }
  }
}
