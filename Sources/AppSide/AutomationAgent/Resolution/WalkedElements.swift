import AutomationProtocol

/// The elements that a walk has reached, and the properties read so far.
///
/// Each property has its own array, because most queries read only the types and a screen may have
/// a hundred thousand elements. The type is a structure, because each access to a property of a
/// class is checked for exclusivity.
@MainActor
struct WalkedElements {
  private var elements: [any AutomationElement] = []
  private var types: [ElementType] = []
  /// The names read so far.
  private var names = NameColumn()
  private var texts = TextColumns()
  /// A stack of the elements still to visit, the next one last.
  private var rest: [any AutomationElement] = []
  /// The number of elements on the stack; the array's other entries are unused.
  private var restCount = 0
  /// The elements already seen, because a toolkit may list one twice, or inside itself.
  private var seen = IdentitySet()

  /// Begins a walk through an element's descendants.
  init(inside element: any AutomationElement) {
    _ = seen.insert(element.automationIdentity)
    pushChildren(of: element)
  }

  /// Returns the element at a position.
  ///
  /// The method is mutating because a debug build would otherwise copy the whole structure to read
  /// one element.
  mutating func element(at position: Int) -> any AutomationElement { elements[position] }

  /// Returns the position of the next element of a type; `nil` if the tree has no more.
  mutating func position(of type: ElementType, after position: Int) -> Int? {
    var next = position &+ 1
    while next < types.count || walkOn() {
      if type == .any || types[next] == type { return next }
      next &+= 1
    }
    return nil
  }

  /// Returns whether a string identifies the element at a position.
  mutating func isNamed(_ name: String, at position: Int) -> Bool {
    names.contains(name, at: position, of: elements[position])
  }

  /// Returns a text of the element at a position.
  mutating func text(_ key: PredicateKey, at position: Int) -> PredicateText {
    texts.text(key, at: position, of: elements[position])
  }

  /// Visits the next element of the tree; returns false at the end.
  private mutating func walkOn() -> Bool {
    while restCount > 0 {
      restCount &-= 1
      let element = rest[restCount]
      guard seen.insert(element.automationIdentity) else { continue }
      elements.append(element)
      types.append(element.automationType)
      pushChildren(of: element)
      return true
    }
    return false
  }

  /// Pushes the children so that the first one is popped next.
  ///
  /// The walk isn't recursive, because a tree may be ten thousand levels deep.
  private mutating func pushChildren(of element: any AutomationElement) {
    let start = restCount
    element.visitAutomationChildren { child in
      if restCount < rest.count { rest[restCount] = child } else { rest.append(child) }
      restCount &+= 1
    }
    // Reverse by hand and in place, because the library's generic code is far slower in a debug
    // build.
    var low = start
    var high = restCount &- 1
    while low < high {
      let child = rest[low]
      rest[low] = rest[high]
      rest[high] = child
      low &+= 1
      high &-= 1
    }
  }
}
