import AutomationProtocol

/// Collects the facts about a query that didn't find exactly one element.
@MainActor
struct MatchReport {
  let resolver: QueryResolver

  /// The number of elements to list in a failure; more don't help.
  private static let displayedLimit = 20
  private static let candidateLimit = 5

  /// Returns the failure of a query that found nothing.
  ///
  /// It names the step that failed, the elements that the step had to choose from, and the
  /// candidates.
  func noMatches(_ query: ElementQuery) throws -> AutomationFailure {
    var input: [any AutomationElement] = [resolver.tree.application]
    for (position, step) in query.steps.enumerated() {
      let output = try resolver.elements([step], from: input)
      if output.isEmpty {
        return .noMatches(
          NoMatches(
            failedStep: position, input: input.prefix(Self.displayedLimit).map(\.attributes),
            inputCount: input.count,
            candidates: try CandidateFinder(resolver: resolver, root: query.root)
              .nearest(to: query, limit: Self.candidateLimit),
            modal: resolver.tree.modalElement?.attributes))
      }
      input = output
    }
    return .noMatches(
      NoMatches(failedStep: query.steps.count, input: [], inputCount: 0, candidates: []))
  }

  /// Returns the failure of a query that found several elements.
  func multipleMatches(_ query: ElementQuery) throws -> AutomationFailure {
    let matches = try resolver.elements(query)
    let finder = CandidateFinder(resolver: resolver, root: query.root)
    let shown = matches.prefix(Self.displayedLimit).enumerated().map { position, element in
      Candidate(
        element: element.attributes,
        query: finder.uniqueQuery(for: element) ?? query.appending(.index(position)))
    }
    return .multipleMatches(MultipleMatches(matches: shown, count: matches.count))
  }
}
