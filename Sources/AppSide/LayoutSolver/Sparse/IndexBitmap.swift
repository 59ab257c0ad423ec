/// A set of small indices that is walked in order.
///
/// The sparse solves visit positions in ascending or descending order while adding positions that
/// lie further on. A bitmap does that without sorting; a second bitmap, of the words that are not
/// empty, skips the gaps.
struct IndexBitmap: Sendable {
  private var words: [UInt64] = []
  private var summary: [UInt64] = []

  /// Makes room for the indices `0..<count`.
  mutating func reserve(_ count: Int) {
    let needed = (count + 63) >> 6
    guard words.count < needed else { return }
    words.pad(to: needed, with: 0)
    summary.pad(to: (needed + 63) >> 6, with: 0)
  }

  mutating func insert(_ index: Int) {
    let word = index >> 6
    words[word] |= 1 << UInt64(index & 63)
    summary[word >> 6] |= 1 << UInt64(word & 63)
  }

  mutating func remove(_ index: Int) {
    let word = index >> 6
    words[word] &= ~(1 << UInt64(index & 63))
    if words[word] == 0 { summary[word >> 6] &= ~(1 << UInt64(word & 63)) }
  }

  mutating func formUnion(_ other: IndexBitmap) {
    reserve(other.words.count << 6)
    var next = Self.first(in: other.summary, from: 0)
    while let word = next {
      words[word] |= other.words[word]
      summary[word >> 6] |= 1 << UInt64(word & 63)
      next = Self.first(in: other.summary, from: word + 1)
    }
  }

  mutating func removeAll() {
    var next = Self.first(in: summary, from: 0)
    while let word = next {
      words[word] = 0
      next = Self.first(in: summary, from: word + 1)
    }
    for index in summary.indices { summary[index] = 0 }
  }

  /// Returns the smallest member that is at least `index`.
  func first(from index: Int) -> Int? {
    let word = index >> 6
    guard word < words.count else { return nil }
    let bits = words[word] & (~0 << UInt64(index & 63))
    if bits != 0 { return word << 6 + bits.trailingZeroBitCount }
    guard let next = Self.first(in: summary, from: word + 1) else { return nil }
    return next << 6 + words[next].trailingZeroBitCount
  }

  /// Returns the greatest member that is at most `index`.
  func last(upTo index: Int) -> Int? {
    guard index >= 0, !words.isEmpty else { return nil }
    let index = min(index, words.count << 6 - 1)
    let word = index >> 6
    let bits = words[word] & (~0 >> UInt64(63 - index & 63))
    if bits != 0 { return word << 6 + 63 - bits.leadingZeroBitCount }
    guard let previous = Self.last(in: summary, upTo: word - 1) else { return nil }
    return previous << 6 + 63 - words[previous].leadingZeroBitCount
  }

  private static func first(in words: [UInt64], from index: Int) -> Int? {
    var word = index >> 6
    guard word < words.count else { return nil }
    var bits = words[word] & (~0 << UInt64(index & 63))
    while bits == 0 {
      word += 1
      guard word < words.count else { return nil }
      bits = words[word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }

  private static func last(in words: [UInt64], upTo index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var word = index >> 6
    var bits = words[word] & (~0 >> UInt64(63 - index & 63))
    while bits == 0 {
      word -= 1
      guard word >= 0 else { return nil }
      bits = words[word]
    }
    return word << 6 + 63 - bits.leadingZeroBitCount
  }
}
