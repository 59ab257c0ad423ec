import Dispatch
import Foundation
import Synchronization
import Traces

/// Runs scenarios on several threads and passes each record to an observer as soon as it's complete.
final class RunQueue: Sendable {
  private struct State {
    var next = 0
    var records: [Int: ScenarioRecord] = [:]
  }

  private let plans: [ScenarioPlan]
  private let options: RunOptions
  private let library: StepLibrary
  private let surroundings: RunSurroundings
  private let stop: RunStop
  private let observer: any RunObserver
  private let state = Mutex(State())
  private let started = ContinuousClock.now

  init(
    _ plans: [ScenarioPlan], options: RunOptions, library: StepLibrary,
    surroundings: RunSurroundings, stop: RunStop, observer: any RunObserver
  ) {
    self.plans = plans
    self.options = options
    self.library = library
    self.surroundings = surroundings
    self.stop = stop
    self.observer = observer
  }

  /// Runs all scenarios, and returns when the last one has ended.
  func run() {
    let group = DispatchGroup()
    for worker in 0..<max(1, min(options.jobs, plans.count)) {
      group.enter()
      let thread = Thread {
        self.work(worker)
        group.leave()
      }
      thread.stackSize = ScenarioThread.stackSize
      thread.name = "scenarios \(worker)"
      thread.start()
    }
    group.wait()
  }

  /// The records of the scenarios that have run so far, in the order of the plans.
  var records: [ScenarioRecord] {
    state.withLock { state in plans.indices.compactMap { state.records[$0] } }
  }

  private func work(_ worker: Int) {
    while let (index, plan) = take() {
      observer.begins(plan)
      let record = run(plan, on: worker)
      if options.failsFast, record.status.isFailure { stop.finish() }
      observer.ended(record)
      var kept = record
      if !options.reportsScreens {
        // The trace has the sessions; the memory is needed for later scenarios.
        for attempt in kept.attempts.indices { kept.attempts[attempt].sessions = [] }
      }
      let finished = kept
      state.withLock { $0.records[index] = finished }
    }
  }

  /// Runs a scenario, with each seed in turn until it fails, and returns the last record.
  private func run(_ plan: ScenarioPlan, on worker: Int) -> ScenarioRecord {
    guard let seeds = options.seeds else { return attempts(at: plan, seed: nil, on: worker) }
    var record = plan.record
    for seed in seeds {
      record = attempts(at: plan, seed: seed, on: worker)
      if record.status.isFailure || record.status == .skipped || stop.endsRun { break }
    }
    return record
  }

  private func attempts(at plan: ScenarioPlan, seed: Int?, on worker: Int) -> ScenarioRecord {
    var record = plan.record
    for number in 0...max(0, options.retries) {
      let runner = ScenarioRunner(
        plan, library: library, surroundings: surroundings, stop: stop,
        start: (ContinuousClock.now - started).seconds, seed: seed)
      var attempt = runner.run()
      attempt.worker = worker
      record.attempts.append(attempt)
      // An undefined step stays undefined in another attempt.
      guard attempt.status == .failed, number < options.retries, !stop.endsRun else { break }
    }
    return record
  }

  private func take() -> (Int, ScenarioPlan)? {
    if stop.endsRun { return nil }
    return state.withLock { state in
      guard state.next < plans.count else { return nil }
      defer { state.next += 1 }
      return (state.next, plans[state.next])
    }
  }
}
