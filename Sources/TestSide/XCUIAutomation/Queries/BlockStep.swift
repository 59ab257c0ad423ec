import AutomationProtocol
import Foundation

/// A step of a query whose predicate is a block, or has one in it: the test evaluates it.
struct BlockStep: Hashable, @unchecked Sendable {  // A predicate does not change once it is made.
  /// Given each element as a snapshot, `XCUIElementSnapshot`.
  let predicate: NSPredicate
  /// Whether it is asked of what is inside an element, and not of the element itself.
  let isAboutContents: Bool

  /// Makes a step that asks a predicate as another would ask its own.
  init(_ predicate: NSPredicate, as step: QueryStep) {
    self.predicate = predicate
    isAboutContents = if case .containing = step { true } else { false }
  }

  /// How many blocks of queries run where the test is now, one inside of another.
  @TaskLocal static var depth = 0

  static func == (one: BlockStep, other: BlockStep) -> Bool {
    one.predicate === other.predicate && one.isAboutContents == other.isAboutContents
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(predicate)) }

  /// Those of some elements that the predicate chooses.
  ///
  /// - Parameters:
  ///   - elements: Their identities, in the tree's order.
  ///   - tree: The whole application, frozen; an element that is not in it has come since and is left
  ///     for the next look.
  func choose(from elements: [UInt64], in tree: FrozenTree) -> [UInt64] {
    let positions = tree.positions
    guard isAboutContents else {
      return elements.filter { identity in
        guard let position = positions[identity] else { return false }
        return predicate.evaluate(with: FrozenElement(tree, at: position))
      }
    }
    // Each element is asked about once, however many of the elements it is in.
    var found = [Bool?](repeating: nil, count: tree.ends.count)
    return elements.filter { identity in
      guard let position = positions[identity] else { return false }
      return (position + 1..<tree.ends[position]).contains { inside in
        if let known = found[inside] { return known }
        let isChosen = predicate.evaluate(with: FrozenElement(tree, at: inside))
        found[inside] = isChosen
        return isChosen
      }
    }
  }
}
