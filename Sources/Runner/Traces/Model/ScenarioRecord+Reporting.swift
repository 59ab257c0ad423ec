extension ScenarioRecord {
  /// The message of the step that ended the scenario, or else the reason of the last attempt.
  package var failedMessage: String? {
    attempts.last?.steps.last { $0.message != nil }?.message ?? attempts.last?.reason
  }

  /// The steps to report: all undefined or ambiguous steps, or the innermost step that failed.
  package var reportedSteps: [StepRecord] {
    guard status == .undefined || status == .ambiguous else {
      return reportedStep.map { [$0] } ?? []
    }
    return attempts.last?.steps.filter(\.status.isFailure) ?? []
  }

  /// The step to report: the innermost step that failed.
  package var reportedStep: StepRecord? {
    attempts.last?.steps.last { $0.status.isFailure }
  }

  /// The step that explains the status: the step to report, or a failed step of an earlier attempt.
  package var explainingStep: StepRecord? {
    reportedStep ?? attempts.lazy.flatMap(\.steps).first { $0.status.isFailure }
  }

  /// The scenario without messages, and without the screens made from them.
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
