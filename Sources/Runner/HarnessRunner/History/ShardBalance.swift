/// Deals scenarios out to shards so that all take about as long.
enum ShardBalance {
  /// Returns the number of each scenario's shard, from 1.
  ///
  /// Each shard computes the whole deal for itself, so it depends on nothing but the durations and
  /// the order: the longest goes first, to the shard that has the least so far. This is never more
  /// than a third above the best possible deal (Graham's bound for longest processing time first).
  ///
  /// - Parameters:
  ///   - durations: What is known of each scenario, in milliseconds. One that isn't known counts as
  ///     the median of the others; without any they are dealt out one by one.
  ///   - count: How many shards there are.
  static func shards(for durations: [Int?], count: Int) -> [Int] {
    let known = durations.compactMap(\.self).sorted()
    guard !known.isEmpty else { return durations.indices.map { $0 % count + 1 } }
    let median = known[known.count / 2]
    // Scenarios of no time would otherwise all go to one shard.
    let weights = durations.map { max(1, $0 ?? median) }
    var loads = Array(repeating: 0, count: count)
    var shards = Array(repeating: 1, count: durations.count)
    for position in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += weights[position]
      shards[position] = least + 1
    }
    return shards
  }
}
