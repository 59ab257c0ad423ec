import AutomationProtocol

/// An element of a walk as the subject of a predicate; each text is read once per walk.
@MainActor
struct WalkedSubject: @MainActor PredicateSubject {
  let walk: TreeWalk
  let position: Int
  let element: ElementSubject

  func predicateValue(forKey name: String) throws -> PredicateValue {
    try element.predicateValue(forKey: name)
  }

  func predicateText(forKey key: PredicateKey) -> PredicateText {
    walk.text(key, at: position)
  }

  func isIdentified(by string: String) throws -> Bool { element.isIdentified(by: string) }
}
