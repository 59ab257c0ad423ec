import AutomationProtocol

/// A cache of which elements match a step or contain a match.
///
/// Without it, nested elements would each repeat the walk through the innermost ones, at a cost
/// quadratic in the depth.
@MainActor
final class ContentCache {
  private var results: [UInt64: Bool] = [:]

  /// Returns whether an element or one of its descendants has a type and matches.
  func contains(
    _ type: ElementType, in element: any AutomationElement,
    _ matches: (any AutomationElement) throws -> Bool
  ) throws -> Bool {
    if let result = results[element.automationIdentity] { return result }
    var stack: [(element: any AutomationElement, depth: Int)] = [(element, 0)]
    // The path leads from the element down to the current position.
    var path: [UInt64] = []
    var walked: Set<UInt64> = []
    while let (current, depth) = stack.popLast() {
      path.removeSubrange(depth...)
      let identity = current.automationIdentity
      path.append(identity)
      // An element that contains itself is walked through only once.
      guard results[identity] != false, walked.insert(identity).inserted else { continue }
      if try results[identity] == true
        || (type.includes(current.automationType) && matches(current))
      {
        for found in path { results[found] = true }
        return true
      }
      let start = stack.count
      current.visitAutomationChildren { stack.append(($0, depth + 1)) }
      stack[start...].reverse()
    }
    for identity in walked { results[identity] = false }
    return false
  }
}
