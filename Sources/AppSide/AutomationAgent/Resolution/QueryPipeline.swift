import AutomationProtocol

/// The steps of a query, chained: each takes an element and passes on what it leads to.
@MainActor
final class QueryPipeline {
  /// Takes an element; returns whether more are wanted.
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

  /// Says that no more elements come, for steps that must have seen all.
  func finish() throws {
    for finisher in finishers.reversed() { try finisher() }
  }

  private func stage(_ step: QueryStep, tree: any ElementTree, next: @escaping Sink) throws -> Sink
  {
    switch step {
    case .descendants(let type):
      let visited = VisitedElements()
      return { try Self.visitDescendants(of: $0, type, visited, next) }
    case .children(let type):
      return { element in
        for child in element.automationChildren where type.includes(child.automationType) {
          guard try next(child) else { return false }
        }
        return true
      }
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
      let contents = KnownContents()
      return { element in
        let isFound = try contents.contain(type, in: element) {
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
      // Apple counts negative positions from the end: −1 is the last one.
      let position = seen.count + index
      if seen.indices.contains(position) { _ = try next(seen[position]) }
    }
    return { element in
      seen.append(element)
      return true
    }
  }

  /// Elements come in the tree's order, so one inside another that was visited has been seen whole.
  private static func visitDescendants(
    of element: any AutomationElement, _ type: ElementType, _ visited: VisitedElements,
    _ next: Sink
  ) throws -> Bool {
    if !visited.startSubtree(element) { return true }
    var stack: [any AutomationElement] = []
    pushChildren(of: element, onto: &stack)
    while let current = stack.popLast() {
      if type.includes(current.automationType) {
        guard try next(current) else { return false }
      }
      let start = stack.count
      pushChildren(of: current, onto: &stack)
      // Where a toolkit's elements contain themselves, their inside is walked once.
      if stack.count > start, !visited.startInside(of: current) {
        stack.removeSubrange(start...)
      }
    }
    return true
  }

  /// Puts the children on a stack so that the first one is taken next.
  ///
  /// Not recursive: a tree may be ten thousand levels deep.
  private static func pushChildren(
    of element: any AutomationElement, onto stack: inout [any AutomationElement]
  ) {
    let start = stack.count
    element.visitAutomationChildren { stack.append($0) }
    // In place and by hand: reversing a slice copies it in a debug build.
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

/// Which subtrees a step has walked already.
@MainActor
private final class VisitedElements {
  private var roots: Set<UInt64> = []
  private var insides: Set<UInt64> = []

  /// Whether a subtree still has to be walked: it has not been when neither it nor anything it is in
  /// was a starting point before.
  func startSubtree(_ element: any AutomationElement) -> Bool {
    if !roots.isEmpty {
      if roots.contains(element.automationIdentity) { return false }
      var walk = AncestorWalk(from: element)
      while let ancestor = walk.next() {
        if roots.contains(ancestor.automationIdentity) { return false }
      }
    }
    roots.insert(element.automationIdentity)
    insides.insert(element.automationIdentity)
    return true
  }

  /// Whether the inside of an element still has to be walked.
  func startInside(of element: any AutomationElement) -> Bool {
    insides.insert(element.automationIdentity).inserted
  }
}

extension ElementType {
  /// Whether a query for this type finds elements of another: `any` finds all.
  func includes(_ other: ElementType) -> Bool { self == .any || self == other }
}
