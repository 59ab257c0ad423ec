import Traces

/// An observer of a run, called from several threads.
protocol RunObserver: Sendable {
  /// Called before a scenario's first attempt.
  func begins(_ plan: ScenarioPlan)
  /// Called after a scenario's last attempt.
  func ended(_ record: ScenarioRecord)
}
