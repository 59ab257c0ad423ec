/// What is known of scenarios from earlier runs: how long they took, and which failed.
package struct RunHistory: Equatable, Sendable {
  /// The version of the form, which readers compare first.
  package static let currentVersion = 2

  /// What is known of one scenario.
  package struct Entry: Equatable, Sendable {
    /// How long it took the last time, in whole milliseconds: sums of these are the same on every
    /// machine.
    package var milliseconds: Int
    /// Whether it failed the last time.
    package var hasFailed: Bool

    package init(milliseconds: Int, hasFailed: Bool) {
      self.milliseconds = milliseconds
      self.hasFailed = hasFailed
    }
  }

  package var entries: [ScenarioKey: Entry] = [:]
  /// Whether it was read from the first version, whose paths are as they were typed.
  package internal(set) var hasTypedPaths = false

  package init() {}

  /// Returns the history with other paths; of two scenarios that become one, one that failed counts.
  package func withPaths(_ path: (String) -> String) -> RunHistory {
    var history = self
    var known: [String: String] = [:]
    history.entries = [:]
    for (key, entry) in entries {
      var key = key
      let new = known[key.path] ?? path(key.path)
      known[key.path] = new
      key.path = new
      if history.entries[key]?.hasFailed != true { history.entries[key] = entry }
    }
    return history
  }

  /// The scenarios that failed when they ran last.
  package var failed: Set<ScenarioKey> { Set(entries.filter(\.value.hasFailed).keys) }

  /// Notes how scenarios ended; those that were skipped or cut short stay as they were.
  ///
  /// - Parameter folder: The folder that the command runs in; an empty one leaves paths as they are.
  package mutating func note(_ scenarios: [ScenarioRecord], folder: String) {
    let ended = scenarios.filter { $0.status != .skipped && $0.status != .interrupted }
    for (key, repetitions) in Dictionary(grouping: ended, by: { $0.key(in: folder) }) {
      let seconds = repetitions.reduce(0) { $0 + $1.duration } / Double(repetitions.count)
      entries[key] = Entry(
        milliseconds: Int((seconds * 1000).rounded()),
        hasFailed: repetitions.contains { $0.status.isFailure })
    }
  }

  /// Forgets the scenarios that their files no longer have.
  ///
  /// - Parameters:
  ///   - paths: The files that were read.
  ///   - present: The scenarios in them.
  package mutating func forget(in paths: Set<String>, except present: Set<ScenarioKey>) {
    entries = entries.filter { !paths.contains($0.key.path) || present.contains($0.key) }
  }
}
