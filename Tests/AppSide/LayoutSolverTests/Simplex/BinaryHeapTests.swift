import Testing
import TestSupport

@testable import LayoutSolver

@Suite struct `Binary heap` {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `it gives its elements in order`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var heap = BinaryHeap<Int>()
    var expected: [Int] = []
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let item = Int.random(in: 0...20, using: &random)
      heap.append(item)
      expected.append(item)
    }
    heap.restore(by: <)
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let item = Int.random(in: 0...20, using: &random)
      heap.append(item)
      heap.settleLast(by: <)
      expected.append(item)
    }
    var taken: [Int] = []
    while let item = heap.popFirst(by: <) { taken.append(item) }
    #expect(taken == expected.sorted(), "seed \(seed)")
  }
}
