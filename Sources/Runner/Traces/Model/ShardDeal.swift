import SystemShims

/// The distribution of scenarios to the shards of a run.
///
/// Each shard computes the deal of all scenarios separately. Only shards of the same deal make a complete
/// run: with another selection or another record of durations, a scenario may run twice or not at all.
package struct ShardDeal: Codable, Hashable, Sendable {
  /// The number of scenarios in all shards together.
  package var scenarios: Int
  /// A digest of all scenarios in order, each with its shard, which is the same on every machine.
  package var digest: String

  package init(scenarios: Int, digest: String) {
    self.scenarios = scenarios
    self.digest = digest
  }

  /// Makes the record of a deal.
  ///
  /// - Parameters:
  ///   - names: The texts that identify each scenario, in order.
  ///   - shards: The shard number of each scenario.
  package init(of names: [[String]], to shards: [Int]) {
    scenarios = names.count
    let entries = zip(names, shards).map { "\($0.joined(separator: "\u{1F}"))\u{1F}\($1)\u{1E}" }
    let digits = String(StableHash.value(of: entries.joined()), radix: 16)
    digest = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
