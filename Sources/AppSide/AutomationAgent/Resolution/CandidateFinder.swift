import AutomationProtocol
import LaunchDomain

/// Finds the elements that a query may have meant, and queries that match only a given element.
@MainActor
struct CandidateFinder {
  let resolver: QueryResolver
  /// The query of the interface in which to look: the app's, or the system's.
  let root: ElementQuery

  /// Returns the elements whose names are nearest to the requested one, best first.
  ///
  /// - Parameters:
  ///   - query: A query that found nothing.
  ///   - limit: The maximum number of elements to return.
  func nearest(to query: ElementQuery, limit: Int) throws -> [Candidate] {
    guard let wanted = query.wantedName else { return [] }
    let all = try resolver.elements(root.appending(.descendants(.any)), limit: Self.readLimit)
    var byName: [String: [any AutomationElement]] = [:]
    var names: [String] = []
    for element in all {
      for name in element.names {
        names.append(name)
        byName[name, default: []].append(element)
      }
    }
    // The requested name itself may exist on an element of another type.
    let near =
      [wanted] + NearestName.suggestions(for: wanted, in: names, limit: limit)
      + names.lazy.filter { Self.begins($0, like: wanted) }.prefix(limit)
    var found: [Candidate] = []
    for element in near.flatMap({ byName[$0] ?? [] }) where found.count < limit {
      let isKnown = found.contains { $0.element.identity == element.automationIdentity }
      if !isKnown, let query = uniqueQuery(for: element) {
        found.append(Candidate(element: element.attributes, query: query))
      }
    }
    let type = query.wantedType
    return found.filter { type.includes($0.element.elementType) }
      + found.filter { !type.includes($0.element.elementType) }
  }

  /// Returns whether a name has most of the requested one at its beginning: labels such as `Total: 12.50` are
  /// often asked for with another value.
  private static func begins(_ name: String, like wanted: String) -> Bool {
    // A label may be a whole page.
    let beginning = name.prefix(wanted.count).lowercased()
    let common = zip(beginning, wanted.lowercased()).prefix { $0 == $1 }.count
    return common >= shortestBeginning && common * 4 >= wanted.count * 3
  }

  private static let shortestBeginning = 4

  /// Returns a query that matches only the element: by identifier or text, or else by position.
  func uniqueQuery(for element: any AutomationElement) -> ElementQuery? {
    let type = element.automationType
    for name in element.names where name.count <= ElementQuery.longestString {
      let query = root.appending(.descendants(type)).appending(.matching(.identified(by: name)))
      if finds(query, only: element) { return query }
    }
    let ofType = root.appending(.descendants(type))
    let all = (try? resolver.elements(ofType)) ?? []
    let position = all.firstIndex { $0.automationIdentity == element.automationIdentity }
    return position.map { all.count == 1 ? ofType : ofType.appending(.index($0)) }
  }

  private func finds(_ query: ElementQuery, only element: any AutomationElement) -> Bool {
    guard let found = try? resolver.elements(query, limit: 2), found.count == 1 else {
      return false
    }
    return found[0].automationIdentity == element.automationIdentity
  }

  /// The number of elements to read, so that a failure on a screen of a hundred thousand rows stays
  /// fast.
  private static let readLimit = 5_000
}

extension AutomationElement {
  /// The names by which a query could find the element, the most specific first.
  fileprivate var names: [String] {
    [automationIdentifier, automationLabel, automationTitle, automationPlaceholder ?? ""]
      .filter { !$0.isEmpty }
  }
}

extension ElementQuery {
  /// The text that the query's last naming step asks for.
  fileprivate var wantedName: String? {
    for step in steps.reversed() {
      switch step {
      case .matching(let predicate), .containing(_, let predicate):
        if let name = predicate.wantedName { return name }
      default: continue
      }
    }
    return nil
  }

  /// The element type that the query's last step asks for.
  fileprivate var wantedType: ElementType {
    for step in steps.reversed() {
      switch step {
      case .descendants(let type), .children(let type), .type(let type): return type
      default: continue
      }
    }
    return .any
  }
}

extension ElementPredicate {
  /// The text that the predicate compares with, if any.
  fileprivate var wantedName: String? {
    switch self {
    case .value: return nil
    case .not(let operand): return operand.wantedName
    case .and(let operands), .or(let operands):
      return operands.lazy.compactMap(\.wantedName).first
    case .comparison(let comparison):
      for case .constant(.string(let text)) in [comparison.left, comparison.right] { return text }
      return nil
    }
  }
}
