import AutomationProtocol
import Foundation

/// A step of a query whose predicate is a block, or has one in it: the test evaluates it.
struct BlockStep: Hashable, @unchecked Sendable {  // A predicate does not change once it is made.
  /// Given each element as a snapshot, `XCUIElementSnapshot`.
  let predicate: NSPredicate
  /// Whether it is asked of what is inside an element, too, and not of the element alone.
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
    var contents = Contents(predicate, in: tree)
    return elements.filter { identity in
      guard let position = positions[identity] else { return false }
      return contents.hasChosen(in: position..<tree.ends[position])
    }
  }

  /// What a predicate chooses of a tree; it is asked about each element once at the most, and stretches
  /// of elements that it does not choose are passed over at once.
  private struct Contents {
    private let predicate: NSPredicate
    private let tree: FrozenTree
    private var chosen: Set<Int> = []
    /// For each element, one from which on the next chosen one may stand.
    private var next: [Int]

    init(_ predicate: NSPredicate, in tree: FrozenTree) {
      self.predicate = predicate
      self.tree = tree
      next = Array(0...tree.ends.count)
    }

    /// Whether it chooses one of some elements.
    mutating func hasChosen(in range: Range<Int>) -> Bool {
      var position = firstUndecided(from: range.lowerBound)
      while position < range.upperBound {
        if chosen.contains(position) { return true }
        if predicate.evaluate(with: FrozenElement(tree, at: position)) {
          chosen.insert(position)
          return true
        }
        next[position] = position + 1
        position = firstUndecided(from: position)
      }
      return false
    }

    /// The first element from a position on that is chosen or was not asked about; its number is that of
    /// all elements if there is none.
    private mutating func firstUndecided(from start: Int) -> Int {
      var end = start
      while next[end] != end { end = next[end] }
      var position = start
      while next[position] != end && position != end {
        (position, next[position]) = (next[position], end)
      }
      return end
    }
  }
}
