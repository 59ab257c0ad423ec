import Gherkin

/// Finds problems with the steps of scenarios as written.
struct StepCheck {
  private let library: StepLibrary
  /// The scenarios that are used as steps, by location.
  private let composed: [String: ComposedScenario]
  /// The problems, each with its location.
  private(set) var problems: [String] = []
  /// The expressions of the steps that scenarios use.
  private(set) var used: Set<String> = []
  private var reported: Set<String> = []
  /// The locations of the step scenarios that have been checked.
  private var known: Set<String> = []

  init(_ library: StepLibrary) {
    self.library = library
    composed = Dictionary(
      library.composed.map { ($0.place, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Checks the steps of a scenario, and of the scenarios used as steps in it.
  ///
  /// - Parameter names: The names of the enclosing scenarios.
  mutating func look(
    at pickle: Pickle, _ places: [String: FeatureFile.WrittenStep], within names: [String] = []
  ) {
    for step in pickle.steps {
      let written = step.astNodeIds.first.flatMap { places[$0] }
      let location = written?.location ?? SourceLocation(line: 1)
      look(
        at: step.text, place: "\(pickle.uri):\(location.line):\(location.column ?? 1)",
        within: names)
    }
  }

  private mutating func look(at text: String, place: String, within names: [String]) {
    switch library.find(text) {
    case .undefined(let nearest):
      note(StepMessages.undefined(text, nearest: nearest), at: place)
    case .ambiguous(let definitions):
      note(StepMessages.ambiguous(definitions), at: place)
    case .defined(let definition, let match):
      used.insert(definition.expression.source)
      for argument in match.arguments where !VariableText.holdsVariable(argument.value.text) {
        look(at: argument, of: definition, place: place, within: names)
      }
      guard let there = definition.place, let scenario = composed[there] else { return }
      let inside = names + [scenario.pickle.name]
      if names.contains(scenario.pickle.name) {
        note("\(StepError.recursion(inside))", at: place)
      } else if names.count >= ComposedScenario.deepest {
        note("\(StepError.nesting(scenario.pickle.name))", at: place)
      } else if known.insert(there).inserted {
        look(at: scenario.pickle, scenario.places, within: inside)
      }
    }
  }

  private mutating func look(
    at argument: ExpressionMatch.Argument, of definition: StepDefinition, place: String,
    within names: [String]
  ) {
    switch argument.type {
    case "element", "elements":
      do { _ = try ElementPhrase(argument.value.text) } catch { note("\(error)", at: place) }
    case "" where definition.category == .expecting:
      // The step after “within … s” or “immediately”.
      look(at: argument.value.text, place: place, within: names)
    default: break
    }
  }

  private mutating func note(_ message: String, at place: String) {
    let problem = "\(place): error: \(message)"
    // The rows of an outline share their steps, so report each problem once.
    if reported.insert(problem).inserted { problems.append(problem) }
  }
}
