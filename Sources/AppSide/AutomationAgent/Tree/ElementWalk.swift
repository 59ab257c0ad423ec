import AutomationProtocol

/// A walk through the tree, each element before what is inside it, each of them once.
///
/// It needs no stack of its own, so trees may be deep, and it ends even where a toolkit's elements
/// contain themselves.
@MainActor
struct ElementWalk {
  private var stack: [(element: any AutomationElement, depth: Int)]
  private var met = IdentitySet()
  private let showsRepeated: Bool

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - root: What comes first.
  ///   - showsRepeated: Whether an element that is listed again comes again, without its inside.
  init(from root: any AutomationElement, showsRepeated: Bool = false) {
    stack = [(root, 0)]
    self.showsRepeated = showsRepeated
  }

  /// The next element and how deep it is in the first one, which comes first.
  mutating func next() -> (element: any AutomationElement, depth: Int)? {
    while let current = stack.popLast() {
      guard met.insert(current.element.automationIdentity) else {
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
