import Gherkin

extension RunRecord {
  /// Joins the runs of shards, with the scenarios in the order of their files, and the longest duration.
  package init(merging runs: [RunRecord]) {
    self.init(started: runs.map(\.started).min() ?? 0)
    duration = runs.map(\.duration).max() ?? 0
    isInterrupted = runs.contains(where: \.isInterrupted)
    for run in runs {
      for var scenario in run.scenarios {
        // The start of an attempt counts from the start of its run.
        for index in scenario.attempts.indices {
          scenario.attempts[index].start += run.started - started
        }
        scenarios.append(scenario)
      }
    }
    scenarios.sort {
      ($0.uri, $0.location.line, $0.repetition ?? 0)
        < ($1.uri, $1.location.line, $1.repetition ?? 0)
    }
  }
}
