import AutomationProtocol

/// The elements that a walk has come to, and what has been read of them.
///
/// One array for each property: most questions read the types alone, and a screen may have a hundred
/// thousand elements. A structure: the standard library guards each access to a property of a class.
@MainActor
struct WalkedElements {
  private var elements: [any AutomationElement] = []
  private var types: [ElementType] = []
  /// What has been read of each by name.
  private var names = NameColumn()
  private var texts = TextColumns()
  /// What comes after the elements, the next one last.
  private var rest: [any AutomationElement] = []
  /// How much of it is still to come; what lies above is written over.
  private var restCount = 0
  /// The elements that were there: a toolkit may list one twice, or inside itself.
  private var met = IdentitySet()

  /// Begins with nothing, before everything inside an element.
  init(inside element: any AutomationElement) {
    _ = met.insert(element.automationIdentity)
    pushChildren(of: element)
  }

  /// The element at a position.
  ///
  /// Mutating, as a debug build would copy the whole structure to read one of them.
  mutating func element(at position: Int) -> any AutomationElement { elements[position] }

  /// The place of the next element of a type; nil when there is none in the whole tree.
  mutating func position(of type: ElementType, after position: Int) -> Int? {
    var next = position &+ 1
    while next < types.count || walkOn() {
      if type == .any || types[next] == type { return next }
      next &+= 1
    }
    return nil
  }

  /// Whether a string identifies the element at a position.
  mutating func isNamed(_ name: String, at position: Int) -> Bool {
    names.contains(name, at: position, of: elements[position])
  }

  /// A text of the element at a position.
  mutating func text(_ key: PredicateKey, at position: Int) -> PredicateText {
    texts.text(key, at: position, of: elements[position])
  }

  /// Goes to the next element of the tree; false at the end.
  private mutating func walkOn() -> Bool {
    while restCount > 0 {
      restCount &-= 1
      let element = rest[restCount]
      guard met.insert(element.automationIdentity) else { continue }
      elements.append(element)
      types.append(element.automationType)
      pushChildren(of: element)
      return true
    }
    return false
  }

  /// Puts the children on the stack so that the first one is taken next.
  ///
  /// Not recursive: a tree may be ten thousand levels deep.
  private mutating func pushChildren(of element: any AutomationElement) {
    let start = restCount
    element.visitAutomationChildren { child in
      if restCount < rest.count { rest[restCount] = child } else { rest.append(child) }
      restCount &+= 1
    }
    // In place and by hand: a debug build takes far longer for the library's generic ways.
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
