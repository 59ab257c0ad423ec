import AutomationProtocol

/// The elements of a tree in its order, walked as far as anybody has asked, and never twice.
///
/// It is true only for as long as nothing of the app has run; see `TreeWalkKeeper`.
@MainActor
final class TreeWalk {
  // One array for each property: most questions read the types alone.
  private var elements: [any AutomationElement] = []
  private var types: [ElementType] = []
  /// Read when somebody asks by name.
  private var names: [ElementNames?] = []
  /// What comes after the elements, the next one last.
  private var rest: [any AutomationElement] = []
  /// The elements whose inside is on its way or was there: a toolkit's may contain themselves.
  private var entered: Set<UInt64> = []

  /// Begins a walk through everything inside an element, without itself.
  init(inside element: any AutomationElement) { pushChildren(of: element) }

  /// Hands each element of a type to a visitor, in the tree's order, until it has enough.
  ///
  /// - Parameters:
  ///   - type: `any` is all of them.
  ///   - name: Only elements that this string identifies; nil is all.
  ///   - visit: Returns whether more are wanted.
  func visit(
    _ type: ElementType, named name: String?,
    _ visit: (any AutomationElement) throws -> Bool
  ) rethrows {
    var position = 0
    while position < elements.count || walkOn() {
      let current = position
      position &+= 1
      guard type == .any || types[current] == type else { continue }
      if let name, !isNamed(name, at: current) { continue }
      guard try visit(elements[current]) else { return }
    }
  }

  private func isNamed(_ name: String, at position: Int) -> Bool {
    if let names = names[position] { return names.contains(name) }
    let read = ElementNames(of: elements[position])
    names[position] = read
    return read.contains(name)
  }

  /// Goes to the next element of the tree; false at the end.
  private func walkOn() -> Bool {
    guard let element = rest.popLast() else { return false }
    elements.append(element)
    types.append(element.automationType)
    names.append(nil)
    pushChildren(of: element)
    return true
  }

  /// Puts the children on the stack so that the first one is taken next.
  ///
  /// Not recursive: a tree may be ten thousand levels deep.
  private func pushChildren(of element: any AutomationElement) {
    let start = rest.count
    element.visitAutomationChildren { rest.append($0) }
    if rest.count == start { return }
    if !entered.insert(element.automationIdentity).inserted {
      rest.removeSubrange(start...)
      return
    }
    // In place and by hand: reversing a slice copies it in a debug build.
    var low = start
    var high = rest.count - 1
    while low < high {
      rest.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
