/// A vector of mostly zeros: dense storage, plus the set of places that may not be zero.
///
/// It is reused as scratch space: the cost of clearing depends on its content, not on its length.
struct SparseVector: Sendable {
  private(set) var occupied = IndexBitmap()
  private var values: [Double] = []

  /// Smaller values come from cancellation, and count as zero.
  static let negligible = 1e-13

  /// Makes room for the indices `0..<count`.
  mutating func reserve(_ count: Int) {
    guard values.count < count else { return }
    values.pad(to: count, with: 0)
    occupied.reserve(count)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func set(_ value: Double, at index: Int) {
    // A value that isn't zero is already in the set.
    if values[index] == 0 { occupied.insert(index) }
    values[index] = value
  }

  mutating func add(_ value: Double, at index: Int) {
    let old = values[index]
    if old == 0 { occupied.insert(index) }
    values[index] = old + value
  }

  /// Returns the first index from `index` on that isn't zero; sets negligible values on the way to
  /// zero.
  mutating func nextNonZero(from index: Int) -> Int? {
    var next = occupied.first(from: index)
    while let found = next {
      if abs(values[found]) > Self.negligible { return found }
      values[found] = 0
      next = occupied.first(from: found + 1)
    }
    return nil
  }

  /// Returns the last index up to `index` that isn't zero; sets negligible values on the way to
  /// zero.
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
