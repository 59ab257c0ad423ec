import AutomationProtocol

/// A pipeline of a query's steps, each of which takes elements and passes on the elements to which
/// they lead.
@MainActor
final class QueryPipeline {
  /// A function that takes an element and returns whether more are wanted.
  typealias Sink = @MainActor (any AutomationElement) throws -> Bool

  private var entry: Sink
  private var finishers: [@MainActor () throws -> Void] = []

  init(
    steps: ArraySlice<QueryStep>, tree: any ElementTree, into sink: @escaping Sink
  ) throws {
    entry = sink
    for step in steps.reversed() {
      entry = try stage(step, tree: tree, next: entry)
    }
  }

  /// Sends an element through all steps; returns whether more are wanted.
  func feed(_ element: any AutomationElement) throws -> Bool { try entry(element) }

  /// Ends the input, for steps that must have seen all elements.
  func finish() throws {
    for finisher in finishers.reversed() { try finisher() }
  }

  private func stage(_ step: QueryStep, tree: any ElementTree, next: @escaping Sink) throws -> Sink
  {
    switch step {
    case .descendants(let type):
      let seen = SeenElements()
      return { try Self.visitDescendants(of: $0, type, seen, next) }
    case .children(let type):
      // A toolkit may list an element twice.
      var seen = IdentitySet()
      return { element in
        for child in element.automationChildren
        where type.includes(child.automationType) && seen.insert(child.automationIdentity) {
          guard try next(child) else { return false }
        }
        return true
      }
    case .system:
      return { _ in try tree.system.map { try next($0) } ?? true }
    case .type(let type):
      return { type.includes($0.automationType) ? try next($0) : true }
    case .matching(let predicate):
      let matcher = try ElementMatcher(predicate)
      return { element in
        let subject = ElementSubject(element: element, tree: tree)
        return try matcher.matches(subject) ? try next(element) : true
      }
    case .containing(let type, let predicate):
      let matcher = try ElementMatcher(predicate)
      let contents = ContentCache()
      return { element in
        let isFound = try contents.contains(type, in: element) {
          try matcher.matches(ElementSubject(element: $0, tree: tree))
        }
        return isFound ? try next(element) : true
      }
    case .index(let index): return indexStage(index, next)
    case .first:
      return { element in
        _ = try next(element)
        return false
      }
    case .identities(let identities):
      let wanted = Set(identities)
      return { wanted.contains($0.automationIdentity) ? try next($0) : true }
    case .identity(let identity):
      return { element in
        guard let found = Self.find(identity, in: element) else { return true }
        _ = try next(found)
        return false
      }
    }
  }

  private func indexStage(_ index: Int, _ next: @escaping Sink) -> Sink {
    if index >= 0 {
      var position = 0
      return { element in
        defer { position += 1 }
        guard position == index else { return true }
        _ = try next(element)
        return false
      }
    }
    var seen: [any AutomationElement] = []
    finishers.append {
      // As in Apple's queries, negative positions count from the end: −1 is the last element.
      let position = seen.count + index
      if seen.indices.contains(position) { _ = try next(seen[position]) }
    }
    return { element in
      seen.append(element)
      return true
    }
  }

  /// Visits descendants; elements arrive in the tree's order, so an element inside an earlier one
  /// has already been visited.
  private static func visitDescendants(
    of element: any AutomationElement, _ type: ElementType, _ seen: SeenElements, _ next: Sink
  ) throws -> Bool {
    guard seen.add(element) else { return true }
    var stack: [any AutomationElement] = []
    pushChildren(of: element, onto: &stack)
    while let current = stack.popLast() {
      // A toolkit may list an element twice, or inside itself.
      guard seen.add(current) else { continue }
      if type.includes(current.automationType) {
        guard try next(current) else { return false }
      }
      pushChildren(of: current, onto: &stack)
    }
    return true
  }

  /// Pushes the children so that the first one is popped next.
  ///
  /// The walk isn't recursive, because a tree may be ten thousand levels deep.
  private static func pushChildren(
    of element: any AutomationElement, onto stack: inout [any AutomationElement]
  ) {
    let start = stack.count
    element.visitAutomationChildren { stack.append($0) }
    // Reverse by hand and in place, because reversing a slice copies it in a debug build.
    var low = start
    var high = stack.count - 1
    while low < high {
      stack.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  private static func find(
    _ identity: UInt64, in element: any AutomationElement
  ) -> (any AutomationElement)? {
    var walk = ElementWalk(from: element)
    while let (current, _) = walk.next() {
      if current.automationIdentity == identity { return current }
    }
    return nil
  }
}

extension ElementType {
  /// Returns whether a query for this type matches elements of another; `any` matches all.
  func includes(_ other: ElementType) -> Bool { self == .any || self == other }
}

/// The elements that a step has reached, from any starting element.
@MainActor
private final class SeenElements {
  private var identities = IdentitySet()

  /// Adds an element; returns whether it is new.
  func add(_ element: any AutomationElement) -> Bool {
    identities.insert(element.automationIdentity)
  }
}
