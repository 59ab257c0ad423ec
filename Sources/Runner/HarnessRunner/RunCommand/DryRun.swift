import Gherkin
import Traces

/// Says what the steps of scenarios mean, without running any.
struct DryRun {
  let plans: [ScenarioPlan]
  let library: StepLibrary
  let console: Console

  func run() -> ExitStatus {
    var problems = 0
    var used: Set<String> = []
    var reported: Set<String> = []
    for plan in plans {
      for step in plan.pickle.steps {
        let written = step.astNodeIds.first.flatMap { plan.places[$0] }
        let location = written?.location ?? SourceLocation(line: 1)
        let place = "\(plan.pickle.uri):\(location.line):\(location.column ?? 1)"
        let message: String
        switch library.find(step.text) {
        case .defined(let definition, _):
          used.insert(definition.expression.source)
          continue
        case .undefined(let nearest): message = StepMessages.undefined(step.text, nearest: nearest)
        case .ambiguous(let definitions): message = StepMessages.ambiguous(definitions)
        }
        // The rows of an outline share their steps.
        guard reported.insert(place + message).inserted else { continue }
        problems += 1
        console.print("\(place): error: \(message)")
      }
    }
    for definition in library.definitions {
      guard let place = definition.place else { continue }
      if !used.contains(definition.expression.source), !isUsedInside(definition) {
        console.print("\(place):1: warning: “\(definition.expression.source)” is not used")
      }
    }
    let count = plans.count
    console.print(
      "\(count) \(count == 1 ? "scenario" : "scenarios"), \(problems) "
        + "\(problems == 1 ? "problem" : "problems")")
    return problems == 0 ? .success : .failure
  }

  /// Whether a scenario that is used as a step uses another.
  private func isUsedInside(_ definition: StepDefinition) -> Bool {
    library.composed.contains { scenario in
      scenario.pickle.steps.contains { definition.expression.match($0.text) != nil }
    }
  }
}
