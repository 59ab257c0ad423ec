import Testing

@testable import HarnessRunner

@Suite struct ShardBalanceTests {
  @Test func `scenarios without durations are dealt out in turn`() {
    #expect(ShardBalance.shards(for: [nil, nil, nil, nil, nil], count: 3) == [1, 2, 3, 1, 2])
  }

  @Test func `a long scenario gets its own shard`() {
    #expect(ShardBalance.shards(for: [100, 900, 100, 100, 100], count: 2) == [2, 1, 2, 2, 2])
  }

  @Test func `an unknown scenario counts as the median`() {
    // 500 against 300 + 200, because the unknown scenario counts as 300.
    #expect(ShardBalance.shards(for: [500, nil, 300, 200], count: 2) == [1, 2, 2, 1])
  }

  @Test func `scenarios with a duration of zero are dealt out, too`() {
    #expect(ShardBalance.shards(for: [0, 0, 0, 0], count: 2) == [1, 2, 1, 2])
  }

  @Test(arguments: 1...40)
  func `each scenario is in one shard, and the shards are balanced`(seed: Int) {
    var state = UInt64(seed)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = 1 + next(8)
    let durations: [Int?] = (0..<(count + next(200))).map { _ in
      next(5) == 0 ? nil : 1 + next(10_000)
    }
    let shards = ShardBalance.shards(for: durations, count: count)
    #expect(shards.count == durations.count && shards.allSatisfy((1...count).contains))
    #expect(shards == ShardBalance.shards(for: durations, count: count))
    guard let median = durations.compactMap(\.self).sorted().middle else { return }
    var loads = Array(repeating: 0, count: count)
    for (duration, shard) in zip(durations, shards) { loads[shard - 1] += duration ?? median }
    let longest = durations.map { $0 ?? median }.max() ?? 0
    let average = Double(loads.reduce(0, +)) / Double(count)
    // The last scenario of the fullest shard went to the emptiest one.
    #expect(Double(loads.max() ?? 0) <= average + Double(longest))
  }
}

extension [Int] {
  fileprivate var middle: Int? { isEmpty ? nil : self[count / 2] }
}
