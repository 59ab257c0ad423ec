/// A request in which the app asks the test for the answer of a computed stub, which is a `StubAnswer`.
public struct AnswerQuestion: Codable, Sendable, Hashable {
  /// The method's name on the wire.
  public static let method = "answerRequest"

  /// The number that the test has given to the stub.
  public var stub: Int
  /// The request.
  public var request: NetworkRequest

  /// Makes a question.
  public init(stub: Int, request: NetworkRequest) {
    self.stub = stub
    self.request = request
  }
}
