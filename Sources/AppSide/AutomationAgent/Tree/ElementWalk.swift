import AutomationProtocol

/// A walk through the tree, each element before what is inside it, each element's inside once.
///
/// It needs no stack of its own, so trees may be deep, and it ends even where a toolkit's elements
/// contain themselves.
@MainActor
struct ElementWalk {
  private var stack: [(element: any AutomationElement, depth: Int)]
  private var expanded: Set<UInt64> = []

  init(from root: any AutomationElement) { stack = [(root, 0)] }

  /// The next element and how deep it is in the first one, which comes first.
  mutating func next() -> (element: any AutomationElement, depth: Int)? {
    guard let current = stack.popLast() else { return nil }
    let start = stack.count
    let depth = current.depth + 1
    current.element.visitAutomationChildren { stack.append(($0, depth)) }
    if stack.count > start {
      if expanded.insert(current.element.automationIdentity).inserted {
        stack[start...].reverse()
      } else {
        stack.removeSubrange(start...)
      }
    }
    return current
  }
}
