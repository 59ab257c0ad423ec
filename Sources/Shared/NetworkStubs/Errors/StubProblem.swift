/// A reason a stub can't be used.
public enum StubProblem: Error, Sendable, Hashable, Codable {
  /// The pattern can't be used.
  case pattern(PatternProblem, origin: String?)
  /// The stub has no answer.
  case noAnswer(RequestPattern, origin: String?)
  /// An answer can't be sent.
  case answer(AnswerProblem, RequestPattern, origin: String?)
  /// The stub may answer no request.
  case limit(Int, RequestPattern, origin: String?)
}
