/// A reason a stub can't be used.
public enum StubProblem: Error, Sendable, Hashable, Codable {
  /// The pattern can't be used.
  case pattern(PatternProblem, origin: String?)
  /// The stub has no answer.
  case noAnswer(RequestPattern, origin: String?)
}
