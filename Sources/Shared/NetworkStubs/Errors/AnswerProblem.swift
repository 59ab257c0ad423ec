/// A reason an answer can't be sent.
public enum AnswerProblem: Error, Sendable, Hashable, Codable {
  /// The status isn't one of HTTP.
  case status(Int)
  /// The number at this place in the answer's JSON is NaN or infinite.
  case number(at: String)
}
