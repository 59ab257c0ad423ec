import Gherkin

/// Checks the steps of scenarios without running them.
struct DryRun {
  let plans: [ScenarioPlan]
  let library: StepLibrary
  let console: Console

  func run() -> ExitStatus {
    // Nested scenarios need the stack of a scenario's thread.
    let check = ScenarioThread.run(StepCheck(library)) { [plans] check in
      for plan in plans { check.look(at: plan.pickle, plan.places) }
    }
    for problem in check.problems { console.print(problem) }
    for scenario in plans.map(\.pickle) + library.composed.map(\.pickle)
    where scenario.steps.isEmpty {
      let place = scenario.location ?? SourceLocation(line: 1)
      console.print(
        "\(scenario.uri):\(place.line):\(place.column ?? 1): warning: \(StepMessages.noSteps)")
    }
    let problems = check.problems.count
    for definition in library.definitions {
      guard let place = definition.place else { continue }
      if !check.used.contains(definition.expression.source), !isUsedInside(definition) {
        console.print("\(place):1: warning: “\(definition.expression.source)” is not used")
      }
    }
    let count = plans.count
    console.print(
      "\(count) \(count == 1 ? "scenario" : "scenarios"), \(problems) "
        + "\(problems == 1 ? "problem" : "problems")")
    return problems == 0 ? .success : .failure
  }

  /// Returns whether a scenario that is used as a step uses the definition.
  private func isUsedInside(_ definition: StepDefinition) -> Bool {
    library.composed.contains { scenario in
      scenario.pickle.steps.contains { definition.expression.match($0.text) != nil }
    }
  }
}
