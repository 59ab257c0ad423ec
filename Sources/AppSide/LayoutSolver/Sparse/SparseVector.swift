/// A vector of mostly zeros: dense storage, plus the set of places that may not be zero.
///
/// Reused as scratch space: clearing costs as much as what was in it, not as much as its length.
struct SparseVector: Sendable {
  private(set) var occupied = IndexBitmap()
  private var values: [Double] = []

  /// What is smaller than this came from cancellation, and is zero.
  static let negligible = 1e-13

  /// Makes room for the indices `0..<count`.
  mutating func reserve(_ count: Int) {
    guard values.count < count else { return }
    values.pad(to: count, with: 0)
    occupied.reserve(count)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func set(_ value: Double, at index: Int) {
    // What is not zero is in the set already.
    if values[index] == 0 { occupied.insert(index) }
    values[index] = value
  }

  mutating func add(_ value: Double, at index: Int) {
    let old = values[index]
    if old == 0 { occupied.insert(index) }
    values[index] = old + value
  }

  /// The first index from `index` on that holds something, with negligible values made zero.
  mutating func nextNonZero(from index: Int) -> Int? {
    var next = occupied.first(from: index)
    while let found = next {
      if abs(values[found]) > Self.negligible { return found }
      values[found] = 0
      next = occupied.first(from: found + 1)
    }
    return nil
  }

  /// The last index up to `index` that holds something, with negligible values made zero.
  mutating func previousNonZero(upTo index: Int) -> Int? {
    var next = occupied.last(upTo: index)
    while let found = next {
      if abs(values[found]) > Self.negligible { return found }
      values[found] = 0
      next = occupied.last(upTo: found - 1)
    }
    return nil
  }

  mutating func clear() {
    var next = occupied.first(from: 0)
    while let found = next {
      values[found] = 0
      next = occupied.first(from: found + 1)
    }
    occupied.removeAll()
  }
}
