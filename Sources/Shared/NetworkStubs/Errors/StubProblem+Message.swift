extension StubProblem {
  /// The problem with the stub, its place and the remedy.
  public var message: String {
    switch self {
    case .pattern(let problem, let origin):
      "The stub\(place(origin)) can't be used: \(problem.message)"
    case .noAnswer(let pattern, let origin):
      "The stub \(pattern.code)\(place(origin)) has no answer. Give it one, such as .status(204)."
    }
  }

  private func place(_ origin: String?) -> String { origin.map { " at \($0)" } ?? "" }
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
