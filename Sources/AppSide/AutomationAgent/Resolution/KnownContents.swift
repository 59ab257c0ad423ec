import AutomationProtocol

/// Which elements are one that is looked for, or have one inside, as far as a step has found out.
///
/// Elements that lie in one another are all asked, and the walk through the innermost would be
/// repeated for each of them: the square of the depth.
@MainActor
final class KnownContents {
  private var known: [UInt64: Bool] = [:]

  /// Whether an element is one of a type that matches, or has one anywhere inside.
  func contain(
    _ type: ElementType, in element: any AutomationElement,
    _ matches: (any AutomationElement) throws -> Bool
  ) throws -> Bool {
    if let isKnown = known[element.automationIdentity] { return isKnown }
    var stack: [(element: any AutomationElement, depth: Int)] = [(element, 0)]
    // From the element down to where the walk is.
    var path: [UInt64] = []
    var walked: Set<UInt64> = []
    while let (current, depth) = stack.popLast() {
      path.removeSubrange(depth...)
      let identity = current.automationIdentity
      path.append(identity)
      // An element that contains itself is walked through once.
      guard known[identity] != false, walked.insert(identity).inserted else { continue }
      if try known[identity] == true || (type.includes(current.automationType) && matches(current))
      {
        for found in path { known[found] = true }
        return true
      }
      let start = stack.count
      current.visitAutomationChildren { stack.append(($0, depth + 1)) }
      stack[start...].reverse()
    }
    for identity in walked { known[identity] = false }
    return false
  }
}
