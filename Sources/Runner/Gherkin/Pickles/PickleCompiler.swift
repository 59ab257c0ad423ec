/// Makes pickles from a syntax tree.
package struct PickleCompiler {
  private let uri: String
  private let language: String
  private var pickles: [Pickle] = []

  /// Returns the scenarios of a document, ready to run, in the order of the document.
  package static func pickles(
    of document: FeatureDocument, identifiers: inout IdentifierSequence
  ) -> [Pickle] {
    guard let feature = document.feature else { return [] }
    var compiler = PickleCompiler(uri: document.uri, language: feature.language)
    compiler.compile(
      feature.children, tags: feature.tags, background: [], identifiers: &identifiers)
    return compiler.pickles
  }

  private init(uri: String, language: String) {
    self.uri = uri
    self.language = language
  }

  private mutating func compile(
    _ children: [FeatureChild], tags: [Tag], background: [Step],
    identifiers: inout IdentifierSequence
  ) {
    var background = background
    for child in children {
      if let own = child.background { background += own.steps }
      if let rule = child.rule {
        compile(
          rule.children, tags: tags + rule.tags, background: background, identifiers: &identifiers)
      }
      guard let scenario = child.scenario else { continue }
      if scenario.examples.isEmpty {
        add(
          scenario, values: OutlineValues(), background: background, tags: tags + scenario.tags,
          identifiers: &identifiers)
      }
      for examples in scenario.examples {
        guard let header = examples.tableHeader else { continue }
        for row in examples.tableBody {
          add(
            scenario, values: OutlineValues(header: header, row: row), background: background,
            tags: tags + scenario.tags + examples.tags, identifiers: &identifiers)
        }
      }
    }
  }

  private mutating func add(
    _ scenario: Scenario, values: OutlineValues, background: [Step], tags: [Tag],
    identifiers: inout IdentifierSequence
  ) {
    var steps: [PickleStep] = []
    var type = StepKeywordType.unknown
    // A background alone isn't a scenario.
    if !scenario.steps.isEmpty {
      let all =
        background.map { ($0, OutlineValues()) } + scenario.steps.map { ($0, values) }
      for (step, values) in all {
        if step.keywordType != .conjunction { type = step.keywordType }
        var compiled = PickleStep(
          text: values.filledIn(step.text), type: type, argument: values.argument(of: step),
          astNodeIds: [step.id] + values.rowIdentifiers)
        compiled.id = identifiers.take()
        steps.append(compiled)
      }
    }
    pickles.append(
      Pickle(
        id: identifiers.take(), uri: uri, location: values.location ?? scenario.location,
        name: values.filledIn(scenario.name), language: language, steps: steps,
        tags: tags.map { PickleTag(name: $0.name, astNodeId: $0.id) },
        astNodeIds: [scenario.id] + values.rowIdentifiers))
  }
}
