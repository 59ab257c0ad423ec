import AutomationProtocol

/// A walk through the tree, each element before what is inside it, each element's inside once.
///
/// It needs no stack of its own, so trees may be deep, and it ends even where a toolkit's elements
/// contain themselves.
@MainActor
struct TreeWalk {
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

/// The elements around one, from the nearest to the application.
@MainActor
package struct AncestorWalk {
  private var current: (any AutomationElement)?
  // Brent's way to see a cycle: a mark that is left behind in ever longer strides.
  private var mark: UInt64
  private var steps = 0
  private var stride = 1

  package init(from element: any AutomationElement) {
    current = element
    mark = element.automationIdentity
  }

  /// The next element around; nil after the last one, or where a toolkit's elements contain
  /// themselves.
  package mutating func next() -> (any AutomationElement)? {
    guard let parent = current?.automationParent, parent.automationIdentity != mark else {
      current = nil
      return nil
    }
    steps += 1
    if steps == stride {
      mark = parent.automationIdentity
      stride *= 2
      steps = 0
    }
    current = parent
    return parent
  }
}
