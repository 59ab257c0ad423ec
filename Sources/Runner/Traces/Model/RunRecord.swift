import Gherkin

/// The results of a run, from which reports are made.
package struct RunRecord: Codable, Sendable {
  /// The version of the format, which readers check first.
  package static let currentVersion = 2

  package var version = RunRecord.currentVersion
  /// The start, in seconds since 1970.
  package var started: Double
  /// The duration, in seconds.
  package var duration = 0.0
  /// Whether the run or its results were cut short, so that scenarios may be missing.
  package var isInterrupted = false
  /// The shard that was run, or `nil` for a run of all scenarios.
  package var shard: Shard?
  package var scenarios: [ScenarioRecord] = []
  /// The lines that were left out when the results were read.
  package var unread: [UnreadLine] = []

  package init(started: Double) { self.started = started }

  /// A part of all scenarios.
  package struct Shard: Codable, Hashable, Sendable {
    /// The number of the part, from 1.
    package var index: Int
    package var count: Int
    /// The deal that the shard belongs to; `nil` until the scenarios are chosen, and in results of early
    /// versions.
    package var deal: ShardDeal?

    package init(index: Int, count: Int, deal: ShardDeal? = nil) {
      self.index = index
      self.count = count
      self.deal = deal
    }
  }

  /// Returns the number of scenarios with a status.
  package func count(_ status: RunStatus) -> Int {
    scenarios.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }

  /// Whether the run is complete and no scenario failed.
  package var isSuccessful: Bool {
    !isInterrupted && !scenarios.contains { $0.status.isFailure }
  }
}
