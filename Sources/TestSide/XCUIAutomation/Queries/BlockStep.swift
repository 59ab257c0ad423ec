import AutomationProtocol
import Foundation

/// A step of a query whose predicate is or contains a block; it is evaluated in the test process.
struct BlockStep: Hashable, @unchecked Sendable {  // Predicates are immutable.
  /// The predicate, which is evaluated with an `XCUIElementSnapshot` of each element.
  let predicate: NSPredicate
  /// Whether the predicate is also evaluated for an element's descendants.
  let includesDescendants: Bool

  /// Creates a step that evaluates a predicate for the same elements as a `matching` or `containing` step.
  init(_ predicate: NSPredicate, as step: QueryStep) {
    self.predicate = predicate
    includesDescendants = if case .containing = step { true } else { false }
  }

  /// The nesting depth of the query blocks that are running in the current task.
  @TaskLocal static var depth = 0

  static func == (one: BlockStep, other: BlockStep) -> Bool {
    one.predicate === other.predicate && one.includesDescendants == other.includesDescendants
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(predicate)) }

  /// Returns the elements that the predicate selects.
  ///
  /// - Parameters:
  ///   - elements: The identities of the elements, in tree order.
  ///   - tree: A snapshot of the whole application; elements that aren't in it are newer and left for
  ///     the next evaluation.
  func select(from elements: [UInt64], in tree: SnapshotTree) -> [UInt64] {
    let positions = tree.positions
    guard includesDescendants else {
      return elements.filter { identity in
        guard let position = positions[identity] else { return false }
        return predicate.evaluate(with: SnapshotElement(tree, at: position))
      }
    }
    var selection = Selection(predicate, in: tree)
    return elements.filter { identity in
      guard let position = positions[identity] else { return false }
      return selection.hasMatch(in: position..<tree.ends[position])
    }
  }

  /// The selected elements of a tree.
  ///
  /// The predicate is evaluated at most once for each element, and ranges of unselected elements are
  /// skipped at once.
  private struct Selection {
    private let predicate: NSPredicate
    private let tree: SnapshotTree
    private var selected: Set<Int> = []
    /// The next position, for each position, before which no element is selected.
    private var next: [Int]

    init(_ predicate: NSPredicate, in tree: SnapshotTree) {
      self.predicate = predicate
      self.tree = tree
      next = Array(0...tree.ends.count)
    }

    /// Returns whether the predicate selects an element in a range.
    mutating func hasMatch(in range: Range<Int>) -> Bool {
      var position = firstUndecided(from: range.lowerBound)
      while position < range.upperBound {
        if selected.contains(position) { return true }
        if predicate.evaluate(with: SnapshotElement(tree, at: position)) {
          selected.insert(position)
          return true
        }
        next[position] = position + 1
        position = firstUndecided(from: position)
      }
      return false
    }

    /// Returns the first position at or after a start that is selected or undecided.
    ///
    /// If there is no such position, returns the number of elements.
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
