import Traces

/// Passes events to several observers.
struct RunObservers: RunObserver {
  let observers: [any RunObserver]

  init(_ observers: [any RunObserver]) { self.observers = observers }

  func begins(_ plan: ScenarioPlan) {
    for observer in observers { observer.begins(plan) }
  }

  func ended(_ record: ScenarioRecord) {
    for observer in observers { observer.ended(record) }
  }
}
