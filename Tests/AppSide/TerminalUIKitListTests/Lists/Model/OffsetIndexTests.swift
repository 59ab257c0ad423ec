import Foundation
import Testing
import TestSupport

@testable import TerminalUIKit

struct OffsetIndexTests {
  @Test func `offsets are sums of lengths`() {
    let index = OffsetIndex([10, 0, 20, 5])
    #expect((0...4).map { index.offset(of: $0) } == [0, 10, 10, 30, 35])
    #expect(index.total == 35 && index.count == 4)
  }

  @Test func `an offset leads to its index, skipping zero lengths`() {
    let index = OffsetIndex([10, 0, 20, 5])
    let found = [0, 9.5, 10, 29, 30, 34, 35, 100, -5].map { index.index(at: $0) }
    #expect(found == [0, 0, 2, 2, 3, 3, 3, 3, 0])
  }

  @Test func `an empty index has no entries`() {
    #expect(OffsetIndex().index(at: 0) == nil && OffsetIndex().total == 0)
  }

  @Test func `an index out of range is clamped when read and ignored when set`() {
    var index = OffsetIndex([1, 2])
    index.setLength(9, at: 2)
    index.setLength(9, at: -1)
    #expect(index.offset(of: -3) == 0 && index.offset(of: 99) == 3)
  }

  @Test(arguments: UInt64(0)..<40)
  func `random changes agree with summation`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lengths = (0..<Int.random(in: 0...70, using: &random)).map { _ in
      CGFloat(Int.random(in: 0...9, using: &random))
    }
    var index = OffsetIndex(lengths)
    for _ in 0..<30 {
      if !lengths.isEmpty {
        let place = Int.random(in: 0..<lengths.count, using: &random)
        lengths[place] = CGFloat(Int.random(in: 0...9, using: &random))
        index.setLength(lengths[place], at: place)
      }
      let sums = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
      #expect((0...lengths.count).map { index.offset(of: $0) } == sums, "seed \(seed)")
      let y = CGFloat(Int.random(in: 0...400, using: &random))
      let expected = lengths.indices.first { sums[$0 + 1] > y } ?? lengths.indices.last
      #expect(index.index(at: y) == expected, "seed \(seed), at \(y)")
    }
  }
}
