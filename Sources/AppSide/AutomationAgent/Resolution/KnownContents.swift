import AutomationProtocol

/// Which elements have one inside that is looked for, as far as a step has found out.
///
/// Elements that lie in one another are all asked, and the walk through the innermost would be
/// repeated for each of them: the square of the depth.
@MainActor
final class KnownContents {
  private var known: [UInt64: Bool] = [:]

  /// Whether an element has, anywhere inside, one of a type that matches.
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
      if depth > 0 {
        let isFound = try type.includes(current.automationType) && matches(current)
        if isFound || known[identity] == true {
          for around in path { known[around] = true }
          return true
        }
      }
      path.append(identity)
      // An element that contains itself is walked through once.
      guard known[identity] == nil, walked.insert(identity).inserted else { continue }
      let start = stack.count
      current.visitAutomationChildren { stack.append(($0, depth + 1)) }
      stack[start...].reverse()
    }
    for identity in walked { known[identity] = false }
    return false
  }
}
