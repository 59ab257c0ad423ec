extension StubProblem {
  /// The problem with the stub, its place and the remedy.
  public var message: String {
    switch self {
    case .pattern(let problem, let origin):
      "The stub\(place(origin)) can't be used: \(problem.message)"
    case .noAnswer(let pattern, let origin):
      "The stub \(pattern.code)\(place(origin)) has no answer. Give it one, such as .status(204)."
    case .answer(let problem, let pattern, let origin):
      "The stub \(pattern.code)\(place(origin)) can't be used: \(problem.message)."
    case .limit(let limit, let pattern, let origin):
      "The stub \(pattern.code)\(place(origin)) has the limit \(limit), so it answers no request. "
        + "Use 1 or more, or leave the limit out."
    }
  }

  private func place(_ origin: String?) -> String { origin.map { " at \($0)" } ?? "" }
}

extension AnswerProblem {
  /// The problem with the answer and the remedy, as a clause.
  public var message: String {
    switch self {
    case .status(let status):
      "its answer has the status \(status); use one from \(StubAnswer.statusCodes.lowerBound) to "
        + "\(StubAnswer.statusCodes.upperBound)"
    case .number(let place):
      "“\(place)” in its answer is NaN or infinite, which JSON can't represent; use null or a text"
    }
  }
}

extension PatternProblem {
  /// The problem with the pattern and the remedy.
  public var message: String {
    switch self {
    case .incomplete(let text):
      "“\(text)” is neither a path nor a URL, so nothing matches it. "
        + "Begin it with “/”, “//host/” or “https://”."
    case .matchesEverything(let text):
      "“\(text)” matches every request, so it hides the stubs after it and each "
        + "unexpected request. Name a method, a path or a host, or use .everything if that is meant."
    }
  }
}
