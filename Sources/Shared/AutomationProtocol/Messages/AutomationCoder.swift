import Foundation

/// Converts messages to lines and back.
///
/// The format is JSON-RPC 2.0, one message a line, in UTF-8. Keys are in alphabetical order, so
/// that transcripts can be compared. A coder serves one side of one session and isn't thread-safe.
public final class AutomationCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private let registry: CallRegistry
  private let usesCanonicalForms: Bool

  /// Makes a coder.
  ///
  /// - Parameter calls: The calls to recognise in requests; only the app's side needs them.
  public convenience init(calls: [any AutomationCall.Type] = []) {
    self.init(calls: calls, usesCanonicalForms: true)
  }

  /// Makes a coder that can leave all messages to Foundation, to measure the gain from canonical forms.
  package init(calls: [any AutomationCall.Type], usesCanonicalForms: Bool) {
    self.usesCanonicalForms = usesCanonicalForms
    registry = CallRegistry(calls: calls)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Frames and times can be infinite or NaN, but JSON has no such numbers.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.userInfo[.callRegistry] = registry
  }

  /// Writes a request.
  ///
  /// - Throws: An `EncodingError` if the call can't be represented in JSON.
  public func encode<Call: AutomationCall>(_ call: Call, id: Int) throws -> Data {
    if usesCanonicalForms, let line = CanonicalMessage.request(call, id: id) { return line }
    return try line(OutgoingRequest(id: id, method: Call.method, params: call))
  }

  /// Writes the result of a request.
  ///
  /// - Throws: An `EncodingError` if the result can't be represented in JSON.
  public func encode<Result: Codable>(result: Result, id: Int) throws -> Data {
    if usesCanonicalForms, let line = CanonicalMessage.result(result, id: id) { return line }
    return try line(OutgoingResult(id: id, result: result))
  }

  /// Writes the failure of a request.
  ///
  /// - Throws: An `EncodingError` if the failure can't be represented in JSON.
  public func encode(failure: AutomationFailure, id: Int?) throws -> Data {
    try line(OutgoingFailure(id: id, error: failure))
  }

  /// Writes a line of the app's log.
  ///
  /// - Throws: An `EncodingError` if the text can't be represented in JSON.
  public func encode(log: LogNotification) throws -> Data {
    try line(OutgoingNotification(method: LogNotification.method, params: log))
  }

  /// Writes the app's screen.
  ///
  /// - Throws: An `EncodingError` if the text can't be represented in JSON.
  public func encode(screen: ScreenNotification) throws -> Data {
    if usesCanonicalForms, let line = CanonicalMessage.screen(screen) { return line }
    return try line(OutgoingNotification(method: ScreenNotification.method, params: screen))
  }

  /// Reads a request, on the app's side.
  ///
  /// - Throws: `RequestError`, with the request's number if that is readable.
  public func decodeRequest(_ line: Data) throws(RequestError) -> AutomationRequest {
    if usesCanonicalForms, let request = CanonicalMessage.request(in: line, registry) {
      return request
    }
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
  ///   - line: One line, with or without its line end.
  ///   - type: The result type of the request.
  /// - Throws: `DecodingProblem` if the line isn't a message of the protocol.
  public func decodeAnswer<Result: Codable & Sendable>(
    _ line: Data, as type: Result.Type
  ) throws(DecodingProblem) -> AutomationAnswer<Result> {
    if usesCanonicalForms, let answer = CanonicalMessage.answer(in: line, as: type) {
      return answer
    }
    do {
      let answer = try decoder.decode(IncomingAnswer<Result>.self, from: line).answer
      guard case .question(var question) = answer else { return answer }
      question.line = line
      return .question(question)
    } catch {
      throw DecodingProblem(error, in: line)
    }
  }

  private func line(_ message: some Encodable) throws -> Data {
    var data = try encoder.encode(message)
    // `append` would run generic code that costs each launch a quarter of a millisecond.
    data.count += 1
    data[data.endIndex - 1] = UInt8(ascii: "\n")
    return data
  }
}

/// The reason a request can't be read.
public struct RequestError: Error, Sendable {
  /// The request's number, if that is readable.
  public var id: Int?
  /// The failure to answer with.
  public var failure: AutomationFailure

  /// Makes an error.
  public init(id: Int?, failure: AutomationFailure) {
    self.id = id
    self.failure = failure
  }
}
