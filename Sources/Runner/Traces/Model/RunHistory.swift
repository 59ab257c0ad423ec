/// The durations and failures of scenarios in earlier runs.
package struct RunHistory: Equatable, Sendable {
  /// The version of the format, which readers check first.
  package static let currentVersion = 2

  /// The last result of one scenario.
  package struct Entry: Equatable, Sendable {
    /// The last duration, in whole milliseconds, whose sums are the same on every machine.
    package var milliseconds: Int
    /// Whether the scenario failed the last time.
    package var hasFailed: Bool

    package init(milliseconds: Int, hasFailed: Bool) {
      self.milliseconds = milliseconds
      self.hasFailed = hasFailed
    }
  }

  package var entries: [ScenarioKey: Entry] = [:]
  /// Whether the history was read in version 1, which has the paths that the user typed.
  package internal(set) var hasTypedPaths = false

  package init() {}

  /// Returns the history with converted paths.
  ///
  /// If two scenarios get the same key, a failed one is kept.
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

  /// Records the results of scenarios, except of those that were skipped or interrupted.
  ///
  /// - Parameter folder: The folder that the command runs in; if empty, paths stay as they are.
  package mutating func note(_ scenarios: [ScenarioRecord], folder: String) {
    let ended = scenarios.filter { $0.status != .skipped && $0.status != .interrupted }
    for (key, repetitions) in Dictionary(grouping: ended, by: { $0.key(in: folder) }) {
      let seconds = repetitions.reduce(0) { $0 + $1.duration } / Double(repetitions.count)
      entries[key] = Entry(
        milliseconds: Int((seconds * 1000).rounded()),
        hasFailed: repetitions.contains { $0.status.isFailure })
    }
  }

  /// Removes the scenarios that no longer exist in their files.
  ///
  /// - Parameters:
  ///   - paths: The files that were read.
  ///   - present: The scenarios in them.
  package mutating func forget(in paths: Set<String>, except present: Set<ScenarioKey>) {
    entries = entries.filter { !paths.contains($0.key.path) || present.contains($0.key) }
  }
}
