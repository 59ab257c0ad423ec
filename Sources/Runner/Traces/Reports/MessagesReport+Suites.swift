import Gherkin

extension MessagesReport {
  /// Returns the messages of a run of Swift suites, one per line.
  ///
  /// Cucumber's formatters support only features, so each suite becomes a feature, and each test a scenario
  /// with one step.
  ///
  /// - Throws: an error of the encoder.
  package static func text(ofSuites run: RunRecord) throws -> String {
    var run = run
    var sources: [Source] = []
    var identifiers = IdentifierSequence()
    var pickles: [String: Pickle] = [:]
    for suite in run.suites {
      let tests = suite.scenarios.uniqued
      let text = feature(suite.name, tests)
      let document = try FeatureParser.parse(text, uri: suite.uri, identifiers: &identifiers)
      let made = PickleCompiler.pickles(of: document, identifiers: &identifiers)
      for (test, pickle) in zip(tests, made) { pickles[test.identifierOfTest] = pickle }
      sources.append(Source(uri: suite.uri, data: text, document: document, pickles: made))
    }
    for index in run.scenarios.indices {
      let test = run.scenarios[index]
      guard let pickle = pickles[test.identifierOfTest] else { continue }
      run.scenarios[index].id = test.repetition.map { "\(pickle.id)/\($0)" } ?? pickle.id
      for number in test.attempts.indices {
        // The steps before the last one are calls to the app.
        guard var end = test.attempts[number].steps.last, let step = pickle.steps.first else {
          continue
        }
        end.id = step.id
        // The anonymous parameter matches any name of a test.
        end.expression = "{}"
        run.scenarios[index].attempts[number].steps = [end]
      }
    }
    return try text(of: run, sources: sources)
  }

  /// Returns a suite as a feature.
  private static func feature(_ name: String, _ tests: [ScenarioRecord]) -> String {
    tests.reduce("Feature: \(oneLine(name))\n") { text, test in
      let tags = test.tags.filter { !$0.contains(where: \.isWhitespace) }
      let name = oneLine(test.name)
      return text + "\n" + (tags.isEmpty ? "" : "  \(tags.joined(separator: " "))\n")
        + "  Scenario: \(name)\n    * \(name.isEmpty ? "a test without a name" : name)\n"
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension ScenarioRecord {
  /// The identifier without the number of the repetition.
  fileprivate var identifierOfTest: String {
    repetition.map { String(id.dropLast("/\($0)".count)) } ?? id
  }
}

extension [ScenarioRecord] {
  /// The first record of each test.
  fileprivate var uniqued: [ScenarioRecord] {
    var seen: Set<String> = []
    return filter { seen.insert($0.identifierOfTest).inserted }
  }
}
