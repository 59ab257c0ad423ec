import AutomationProtocol

/// The elements of a tree in its order, walked as far as anybody has asked, and never twice.
///
/// It is true only for as long as nothing of the app has run; see `TreeWalkKeeper`.
@MainActor
final class TreeWalk {
  private var walked: WalkedElements

  /// Begins a walk through everything inside an element, without itself.
  init(inside element: any AutomationElement) { walked = WalkedElements(inside: element) }

  /// Hands each element of a type to a visitor, in the tree's order, until it has enough.
  ///
  /// - Parameters:
  ///   - type: `any` is all of them.
  ///   - filter: Which of them.
  ///   - tree: The tree that is walked through.
  ///   - visit: Returns whether more are wanted.
  /// - Throws: What the filter and the visitor throw.
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

  /// A text of the element at a position, read once.
  func text(_ key: PredicateKey, at position: Int) -> PredicateText {
    walked.text(key, at: position)
  }
}
