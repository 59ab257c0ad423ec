import SystemShims

/// What was dealt out to the shards of a run, and how.
///
/// Each shard deals all scenarios out for itself. Only parts of the same deal are a whole: with another
/// selection, or another record of durations, a scenario may run twice or not at all.
package struct ShardDeal: Codable, Hashable, Sendable {
  /// The number of scenarios of all shards together.
  package var scenarios: Int
  /// A digest of all scenarios in their order, each with its shard; the same on every machine.
  package var digest: String

  package init(scenarios: Int, digest: String) {
    self.scenarios = scenarios
    self.digest = digest
  }

  /// Makes the deal of scenarios that have been dealt out.
  ///
  /// - Parameters:
  ///   - names: What tells the scenarios from each other, in their order.
  ///   - shards: The number of each one's shard.
  package init(of names: [[String]], to shards: [Int]) {
    scenarios = names.count
    let entries = zip(names, shards).map { "\($0.joined(separator: "\u{1F}"))\u{1F}\($1)\u{1E}" }
    let digits = String(StableHash.value(of: entries.joined()), radix: 16)
    digest = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
