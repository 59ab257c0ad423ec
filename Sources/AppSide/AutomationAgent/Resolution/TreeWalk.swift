import AutomationProtocol

/// The elements of a tree in its order, walked on demand and only once.
///
/// It is valid only until any of the app's code runs; see `TreeWalkCache`.
@MainActor
final class TreeWalk {
  private var walked: WalkedElements

  /// Begins a walk through an element's descendants.
  init(inside element: any AutomationElement) { walked = WalkedElements(inside: element) }

  /// Passes each element of a type to a visitor, in the tree's order, until the visitor has enough.
  ///
  /// - Parameters:
  ///   - type: The type; `any` means all.
  ///   - filter: The condition on the elements.
  ///   - tree: The tree of the walk.
  ///   - visit: Returns whether more elements are wanted.
  /// - Throws: The errors of the filter and the visitor.
  func visit(
    _ type: ElementType, _ filter: ElementFilter, in tree: any ElementTree,
    _ visit: (any AutomationElement) throws -> Bool
  ) throws {
    var position = -1
    while let next = walked.position(of: type, after: position) {
      position = next
      switch filter {
      case .all: break
      case .named(let name):
        guard walked.isNamed(name, at: position) else { continue }
      case .matching(let matcher):
        let subject = WalkedSubject(
          walk: self, position: position,
          element: ElementSubject(element: walked.element(at: position), tree: tree))
        guard try matcher.matches(subject) else { continue }
      }
      guard try visit(walked.element(at: position)) else { return }
    }
  }

  /// Returns a text of the element at a position, which is read only once.
  func text(_ key: PredicateKey, at position: Int) -> PredicateText {
    walked.text(key, at: position)
  }
}
