import Traces

/// Something that shows a run while it goes on; it is called from several threads.
protocol RunObserver: Sendable {
  /// Called before a scenario's first attempt.
  func begins(_ plan: ScenarioPlan)
  /// Called after a scenario's last attempt.
  func ended(_ record: ScenarioRecord)
}
