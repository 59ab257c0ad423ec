import AutomationProtocol

/// A depth-first walk through the tree that visits each element once, before its descendants.
///
/// It needs no call stack, so trees may be deep, and it ends even if a toolkit's elements contain
/// themselves.
@MainActor
struct ElementWalk {
  private var stack: [(element: any AutomationElement, depth: Int)]
  private var seen = IdentitySet()
  private let showsRepeated: Bool

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - root: The first element.
  ///   - showsRepeated: Whether to return an element again, without its descendants, if it is
  ///     listed again.
  init(from root: any AutomationElement, showsRepeated: Bool = false) {
    stack = [(root, 0)]
    self.showsRepeated = showsRepeated
  }

  /// Returns the next element and its depth below the root, which comes first.
  mutating func next() -> (element: any AutomationElement, depth: Int)? {
    while let current = stack.popLast() {
      guard seen.insert(current.element.automationIdentity) else {
        if showsRepeated { return current }
        continue
      }
      let start = stack.count
      let depth = current.depth + 1
      current.element.visitAutomationChildren { stack.append(($0, depth)) }
      stack[start...].reverse()
      return current
    }
    return nil
  }
}
