import AutomationProtocol

/// The ancestors of an element, from its parent to the application.
@MainActor
package struct AncestorWalk {
  private var current: (any AutomationElement)?
  // Brent's algorithm detects a cycle by comparing with a mark that moves after ever longer
  // distances.
  private var mark: UInt64
  private var steps = 0
  private var stride = 1

  package init(from element: any AutomationElement) {
    current = element
    mark = element.automationIdentity
  }

  /// Returns the next ancestor; `nil` after the last one, or if the toolkit's elements contain
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
