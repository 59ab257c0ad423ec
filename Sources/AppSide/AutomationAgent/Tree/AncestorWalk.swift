import AutomationProtocol

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
