import AutomationProtocol

/// Finds the elements of a query in a tree, in the tree's order and without duplicates.
///
/// Elements stream through the steps, so that a search for the first one stops there.
@MainActor
struct QueryResolver {
  let tree: any ElementTree
  /// The walk through the current tree.
  let walk: TreeWalk

  /// Makes a resolver for the current tree.
  init(tree: any ElementTree, walk: TreeWalk? = nil) {
    self.tree = tree
    self.walk = walk ?? TreeWalk(inside: tree.application)
  }

  /// Returns all elements of a query, up to a limit.
  ///
  /// - Throws: An `AutomationFailure` if a predicate can't be evaluated.
  func elements(_ query: ElementQuery, limit: Int = .max) throws -> [any AutomationElement] {
    try elements(query.steps[...], limit: limit)
  }

  /// Returns the elements to which some steps lead from the application.
  func elements(_ steps: ArraySlice<QueryStep>, limit: Int = .max) throws -> [any AutomationElement]
  {
    guard case .descendants(let type) = steps.first else {
      return try elements(steps, from: [tree.application], limit: limit)
    }
    guard limit > 0 else { return [] }
    var rest = steps.dropFirst()
    var filter = ElementFilter.all
    if case .matching(let predicate) = rest.first {
      rest = rest.dropFirst()
      filter = try predicate.filter
    }
    var found: [any AutomationElement] = []
    let pipeline = try QueryPipeline(steps: rest, tree: tree) { element in
      found.append(element)
      return found.count < limit
    }
    try walk.visit(type, filter, in: tree) { try pipeline.feed($0) }
    try pipeline.finish()
    return found
  }

  /// Returns the elements to which some of the steps lead.
  func elements(
    _ steps: ArraySlice<QueryStep>, from start: [any AutomationElement], limit: Int = .max
  ) throws -> [any AutomationElement] {
    guard limit > 0 else { return [] }
    var found: [any AutomationElement] = []
    let pipeline = try QueryPipeline(steps: steps, tree: tree) { element in
      found.append(element)
      return found.count < limit
    }
    for element in start {
      guard try pipeline.feed(element) else { break }
    }
    try pipeline.finish()
    return found
  }

  /// Returns the only element of a query.
  ///
  /// - Throws: `noMatches` or `multipleMatches` with their facts.
  func single(_ query: ElementQuery) throws -> any AutomationElement {
    let found = try elements(query, limit: query.steps.last == .first ? 1 : 2)
    if found.count == 1 { return found[0] }
    let report = MatchReport(resolver: self)
    throw found.isEmpty ? try report.noMatches(query) : try report.multipleMatches(query)
  }
}

extension ElementPredicate {
  /// The filter that accepts the same elements as the predicate.
  @MainActor fileprivate var filter: ElementFilter {
    get throws {
      if let name = identifiedString { return .named(name) }
      return .matching(try ElementMatcher(self))
    }
  }
}
