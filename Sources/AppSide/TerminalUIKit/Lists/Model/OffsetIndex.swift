import Foundation

/// A sequence of lengths and the offsets at which they begin.
///
/// It is a Fenwick tree: looking up an offset, finding the index at an offset and changing a length
/// take O(log n), so a list of 100,000 rows scrolls as fast as one of ten.
struct OffsetIndex: Equatable {
  private(set) var lengths: [CGFloat]
  // tree[i] is the sum of the lengths that end at the i-th one, where i starts from 1.
  private var tree: [CGFloat]

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in 1..<max(1, tree.count) {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  init(repeating length: CGFloat, count: Int) {
    self.init(Array(repeating: length, count: max(0, count)))
  }

  var count: Int { lengths.count }

  /// The sum of all lengths.
  var total: CGFloat { offset(of: count) }

  /// Returns the offset at which an index begins; for `count`, it is the total.
  func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var position = min(max(index, 0), count)
    while position > 0 {
      sum += tree[position]
      position -= position & -position
    }
    return sum
  }

  mutating func setLength(_ length: CGFloat, at index: Int) {
    guard lengths.indices.contains(index) else { return }
    let change = length - lengths[index]
    lengths[index] = length
    var position = index + 1
    while position < tree.count {
      tree[position] += change
      position += position & -position
    }
  }

  /// Returns the index at an offset, clamped to the valid range, or `nil` if there isn't one.
  ///
  /// An index of zero length is found only if all following ones have zero length too.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var position = 0
    var rest = offset
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count, tree[next] <= rest {
        position = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
