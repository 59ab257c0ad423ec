import Foundation

/// Turns messages into lines and back: JSON-RPC 2.0, one message a line, UTF-8, keys in alphabetical
/// order so that transcripts can be compared.
///
/// One coder serves one side of one session; it is not for several threads at once.
public final class AutomationCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private let registry: CallRegistry

  /// Makes a coder.
  ///
  /// - Parameter calls: The calls that requests may hold; only the app's side needs them.
  public init(calls: [any AutomationCall.Type] = []) {
    registry = CallRegistry(calls: calls)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Frames and times can be infinite or not a number; JSON has no such numbers.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.userInfo[.callRegistry] = registry
  }

  /// Writes a request.
  ///
  /// - Throws: An `EncodingError` when the call cannot be JSON.
  public func encode<Call: AutomationCall>(_ call: Call, id: Int) throws -> Data {
    if let line = CanonicalMessage.request(call, id: id) { return line }
    return try line(OutgoingRequest(id: id, method: Call.method, params: call))
  }

  /// Writes the result of a request.
  ///
  /// - Throws: An `EncodingError` when the result cannot be JSON.
  public func encode<Result: Codable>(result: Result, id: Int) throws -> Data {
    if let line = CanonicalMessage.result(result, id: id) { return line }
    return try line(OutgoingResult(id: id, result: result))
  }

  /// Writes why a request failed.
  ///
  /// - Throws: An `EncodingError` when the failure's facts cannot be JSON.
  public func encode(failure: AutomationFailure, id: Int?) throws -> Data {
    try line(OutgoingFailure(id: id, error: failure))
  }

  /// Writes a line of the app's log.
  ///
  /// - Throws: An `EncodingError` when the text cannot be JSON.
  public func encode(log: LogNotification) throws -> Data {
    try line(OutgoingNotification(method: LogNotification.method, params: log))
  }

  /// Writes the app's screen.
  ///
  /// - Throws: An `EncodingError` when the text cannot be JSON.
  public func encode(screen: ScreenNotification) throws -> Data {
    try line(OutgoingNotification(method: ScreenNotification.method, params: screen))
  }

  /// Reads a request, on the app's side.
  ///
  /// - Throws: `RequestError`, with the request's number where it could be read.
  public func decodeRequest(_ line: Data) throws(RequestError) -> AutomationRequest {
    if let request = CanonicalMessage.request(in: line, registry) { return request }
    do {
      let incoming = try decoder.decode(IncomingRequest.self, from: line)
      return AutomationRequest(id: incoming.id, call: incoming.call)
    } catch let error as RequestError {
      throw error
    } catch {
      let header = try? decoder.decode(MessageHeader.self, from: line)
      let problem = DecodingProblem(error, in: line)
      let isJSON = header != nil || !((error as? DecodingError)?.isSyntaxError ?? true)
      let failure: AutomationFailure =
        if !isJSON {
          .malformedMessage(problem)
        } else if problem.isInParameters {
          .invalidParameters(problem)
        } else {
          .invalidRequest(problem)
        }
      throw RequestError(id: header?.id, failure: failure)
    }
  }

  /// Reads an answer, on the test's side.
  ///
  /// - Parameters:
  ///   - line: One line, with or without its end.
  ///   - type: What the result of the request that was sent is.
  /// - Throws: `DecodingProblem` when the line is no message of the protocol.
  public func decodeAnswer<Result: Codable & Sendable>(
    _ line: Data, as type: Result.Type
  ) throws(DecodingProblem) -> AutomationAnswer<Result> {
    if let answer = CanonicalMessage.answer(in: line, as: type) { return answer }
    do {
      return try decoder.decode(IncomingAnswer<Result>.self, from: line).answer
    } catch {
      throw DecodingProblem(error, in: line)
    }
  }

  private func line(_ message: some Encodable) throws -> Data {
    var data = try encoder.encode(message)
    // `append` would go through generic code that costs each launch a quarter of a millisecond.
    data.count += 1
    data[data.endIndex - 1] = UInt8(ascii: "\n")
    return data
  }
}

/// Why a request cannot be carried out before it is even looked at.
public struct RequestError: Error, Sendable {
  /// The request's number, where it could be read.
  public var id: Int?
  /// What is wrong with it.
  public var failure: AutomationFailure

  /// Makes an error.
  public init(id: Int?, failure: AutomationFailure) {
    self.id = id
    self.failure = failure
  }
}
