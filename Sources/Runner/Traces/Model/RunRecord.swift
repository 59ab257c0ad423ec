import Gherkin

/// Everything that is kept of a run: what reports are made of.
package struct RunRecord: Codable, Sendable {
  /// The version of the form, which readers compare first.
  package static let currentVersion = 2

  package var version = RunRecord.currentVersion
  /// The start, in seconds since 1970.
  package var started: Double
  /// How long the run took, in seconds.
  package var duration = 0.0
  /// Whether the run was cut short, or its results were, so that scenarios are missing.
  package var isInterrupted = false
  /// The shard that was run, if it was one.
  package var shard: Shard?
  package var scenarios: [ScenarioRecord] = []
  /// The lines that were left out when it was read.
  package var unread: [UnreadLine] = []

  package init(started: Double) { self.started = started }

  /// A part of all scenarios.
  package struct Shard: Codable, Hashable, Sendable {
    /// The number of the part, from 1.
    package var index: Int
    package var count: Int
    /// What was dealt out; `nil` until the scenarios are chosen, and in results of early versions.
    package var deal: ShardDeal?

    package init(index: Int, count: Int, deal: ShardDeal? = nil) {
      self.index = index
      self.count = count
      self.deal = deal
    }
  }

  /// How many scenarios have a status.
  package func count(_ status: RunStatus) -> Int {
    scenarios.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }

  /// Whether nothing failed.
  package var isSuccessful: Bool {
    !isInterrupted && !scenarios.contains { $0.status.isFailure }
  }
}
