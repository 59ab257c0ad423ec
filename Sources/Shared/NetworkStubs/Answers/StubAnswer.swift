import Foundation

/// An answer of a stub: `.json(["token": "t-1"])`, `.status(404)`, `.fault(.offline)`.
public struct StubAnswer: Sendable, Hashable, Codable {
  /// The body of an answer.
  public enum Body: Sendable, Hashable, Codable {
    /// These bytes.
    case data(Data)
    /// The contents of the file at this path.
    case file(String)
  }

  /// The status code.
  public var status = 200
  /// The header fields; `Content-Length` is added.
  public var headers = HTTPFields()
  /// The body.
  public var body = Body.data(Data())
  /// The time before the first byte, in seconds of app time.
  public var delay = 0.0
  /// The bytes of the body sent in a second of app time, or `nil` for all at once.
  public var bytesPerSecond: Double?
  /// The fault of the answer, if any.
  public var fault: StubFault?
  /// The place of a number in the answer's JSON that JSON can't represent, such as `prices[0]`.
  private(set) var unrepresentableNumber: String?

  /// Makes an empty answer with a status code.
  public init(status: Int = 200) { self.status = status }

  /// Reads an answer; all members but the status are optional.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    status = try container.decode(Int.self, forKey: .status)
    headers = try container.decodeIfPresent(HTTPFields.self, forKey: .headers) ?? HTTPFields()
    body = try container.decodeIfPresent(Body.self, forKey: .body) ?? .data(Data())
    delay = try container.decodeIfPresent(Double.self, forKey: .delay) ?? 0
    bytesPerSecond = try container.decodeIfPresent(Double.self, forKey: .bytesPerSecond)
    fault = try container.decodeIfPresent(StubFault.self, forKey: .fault)
    unrepresentableNumber = try container.decodeIfPresent(
      String.self, forKey: .unrepresentableNumber)
  }
}

extension StubAnswer {
  /// Returns an answer without a body.
  public static func status(_ code: Int) -> StubAnswer { .init(status: code) }

  /// Returns an answer with text.
  public static func text(
    _ text: String, status: Int = 200, type: String = "text/plain; charset=utf-8"
  ) -> StubAnswer {
    .data(Data(text.utf8), status: status, type: type)
  }

  /// Returns an answer with JSON.
  public static func json(_ value: JSONValue, status: Int = 200) -> StubAnswer {
    var answer = data(value.data, status: status, type: "application/json")
    answer.unrepresentableNumber = value.unrepresentableNumber()
    return answer
  }

  /// Returns an answer with a value encoded as JSON.
  ///
  /// - Throws: `EncodingError` if the value can't be represented in JSON.
  public static func json(encoding value: some Encodable, status: Int = 200) throws -> StubAnswer {
    .data(try JSONEncoder().encode(value), status: status, type: "application/json")
  }

  /// Returns an answer with bytes.
  public static func data(
    _ data: Data, status: Int = 200, type: String = "application/octet-stream"
  ) -> StubAnswer {
    var answer = StubAnswer(status: status)
    answer.headers = ["Content-Type": type]
    answer.body = .data(data)
    return answer
  }

  /// Returns an answer with the contents of a file.
  public static func file(
    _ path: String, status: Int = 200, type: String = "application/octet-stream"
  ) -> StubAnswer {
    var answer = StubAnswer(status: status)
    answer.headers = ["Content-Type": type]
    answer.body = .file(path)
    return answer
  }

  /// Returns an answer that redirects the app to another URL.
  public static func redirect(to url: String, status: Int = 302) -> StubAnswer {
    StubAnswer(status: status).header("Location", url)
  }

  /// Returns a fault in place of an answer.
  public static func fault(_ fault: StubFault) -> StubAnswer {
    var answer = StubAnswer()
    answer.fault = fault
    return answer
  }

  /// Returns the answer with one more header field.
  public func header(_ name: String, _ value: String) -> StubAnswer {
    changed { $0.headers.append(name, value) }
  }

  /// Returns the answer with a time before its first byte, in seconds of app time.
  public func delayed(by seconds: Double) -> StubAnswer { changed { $0.delay = seconds } }

  /// Returns the answer with a limit to the bytes of its body in a second of app time.
  public func throttled(bytesPerSecond: Double) -> StubAnswer {
    changed { $0.bytesPerSecond = bytesPerSecond }
  }

  /// Returns the answer with a fault, such as `.reset(afterBytes: 100)`.
  public func failing(_ fault: StubFault) -> StubAnswer { changed { $0.fault = fault } }

  /// The status codes that HTTP can carry.
  static let statusCodes = 100...999

  /// The reason the answer can't be sent, or `nil` if it can.
  public var problem: AnswerProblem? {
    if !Self.statusCodes.contains(status) { return .status(status) }
    return unrepresentableNumber.map { .number(at: $0) }
  }

  private func changed(_ change: (inout StubAnswer) -> Void) -> StubAnswer {
    var copy = self
    change(&copy)
    return copy
  }
}
