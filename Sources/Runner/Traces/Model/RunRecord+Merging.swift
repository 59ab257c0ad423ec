import Gherkin

extension RunRecord {
  /// Joins the runs of shards: the scenarios in the order of their files, the longest time.
  package init(merging runs: [RunRecord]) {
    self.init(started: runs.map(\.started).min() ?? 0)
    duration = runs.map(\.duration).max() ?? 0
    isInterrupted = runs.contains(where: \.isInterrupted)
    for run in runs {
      for var scenario in run.scenarios {
        // Attempts count from the start of their run.
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
