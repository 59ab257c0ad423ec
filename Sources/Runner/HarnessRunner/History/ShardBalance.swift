/// Distributes scenarios to shards of about equal duration.
enum ShardBalance {
  /// Returns the number of each scenario's shard, from 1.
  ///
  /// Each shard computes the whole distribution, so it depends only on the durations and the order: the
  /// longest scenario goes first, to the shard with the least so far. The result is at most a third above the
  /// optimum (Graham's bound for longest processing time first).
  ///
  /// - Parameters:
  ///   - durations: The duration of each scenario, in milliseconds. An unknown one counts as the median of
  ///     the others; if all are unknown, scenarios are distributed in turn.
  ///   - count: The number of shards.
  static func shards(for durations: [Int?], count: Int) -> [Int] {
    let known = durations.compactMap(\.self).sorted()
    guard !known.isEmpty else { return durations.indices.map { $0 % count + 1 } }
    let median = known[known.count / 2]
    // Otherwise scenarios with a duration of 0 would all go to one shard.
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
