/// The difference between two texts, line by line.
package enum LineDifference {
  /// A line of the difference.
  package enum Line: Equatable, Sendable {
    /// A line of both texts.
    case same(String)
    /// A line of only the first text.
    case removed(String)
    /// A line of only the second text.
    case added(String)
  }

  /// Returns the lines of both texts in order, with as few changes as possible.
  package static func lines(from old: String, to new: String) -> [Line] {
    let (before, after) = (Self.split(old), Self.split(new))
    let change = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removed.contains(left) {
        lines.append(.removed(before[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(after[right]))
        right += 1
      } else {
        lines.append(.same(before[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
