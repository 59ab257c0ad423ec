extension ScenarioRecord {
  /// The message of the step that ended the scenario, or why it has ended without one.
  package var failedMessage: String? {
    attempts.last?.steps.last { $0.message != nil }?.message ?? attempts.last?.reason
  }

  /// The steps to report: each that isn't known, or the innermost one that failed.
  package var reportedSteps: [StepRecord] {
    guard status == .undefined || status == .ambiguous else {
      return reportedStep.map { [$0] } ?? []
    }
    return attempts.last?.steps.filter(\.status.isFailure) ?? []
  }

  /// The step to report: the innermost one that failed.
  package var reportedStep: StepRecord? {
    attempts.last?.steps.last { $0.status.isFailure }
  }

  /// The step that says why: the one to report, or that of an earlier attempt if the last one passed.
  package var explainingStep: StepRecord? {
    reportedStep ?? attempts.lazy.flatMap(\.steps).first { $0.status.isFailure }
  }

  /// The scenario without messages, and without the screens that are made of them.
  package var withoutSessions: ScenarioRecord {
    var copy = self
    for attempt in copy.attempts.indices {
      copy.attempts[attempt].sessions = []
      copy.attempts[attempt].recordings = []
      for step in copy.attempts[attempt].steps.indices {
        copy.attempts[attempt].steps[step].screen = nil
        copy.attempts[attempt].steps[step].screenBefore = nil
      }
    }
    return copy
  }
}
