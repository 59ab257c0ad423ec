import Testing
import TestSupport

@testable import LayoutSolver

@Suite struct `Index bitmap` {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `it walks like a sorted set`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...9000, using: &random)
    var bitmap = IndexBitmap()
    bitmap.reserve(count)
    var members: Set<Int> = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let index = Int.random(in: 0..<count, using: &random)
      if random.chance(0.75) {
        bitmap.insert(index)
        members.insert(index)
      } else {
        bitmap.remove(index)
        members.remove(index)
      }
    }
    var ascending: [Int] = []
    var next = bitmap.first(from: 0)
    while let index = next {
      ascending.append(index)
      next = bitmap.first(from: index + 1)
    }
    var descending: [Int] = []
    next = bitmap.last(upTo: count - 1)
    while let index = next {
      descending.append(index)
      next = bitmap.last(upTo: index - 1)
    }
    #expect(ascending == members.sorted(), "seed \(seed)")
    #expect(descending == members.sorted(by: >), "seed \(seed)")

    var union = IndexBitmap()
    union.formUnion(bitmap)
    #expect(union.first(from: 0) == members.min(), "seed \(seed)")
    bitmap.removeAll()
    #expect(bitmap.first(from: 0) == nil && bitmap.last(upTo: count + 500) == nil)
  }
}
