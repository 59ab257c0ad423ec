import Foundation
import Gherkin

/// A run as Cucumber's messages, which Cucumber's own formatters read.
package struct MessagesReport {
  /// A feature that the run read: its text, syntax tree and scenarios.
  package struct Source: Sendable {
    package var uri: String
    package var data: String
    package var document: FeatureDocument
    package var pickles: [Pickle]

    package init(uri: String, data: String, document: FeatureDocument, pickles: [Pickle]) {
      self.uri = uri
      self.data = data
      self.document = document
      self.pickles = pickles
    }
  }

  private let encoder: JSONEncoder
  private var lines: [String] = []
  /// The identifiers of the definitions.
  private var definitions: [Definition: String] = [:]

  /// Returns the messages, one per line.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - sources: The features of the run.
  /// - Throws: an error of the encoder.
  package static func text(of run: RunRecord, sources: [Source]) throws -> String {
    var report = MessagesReport()
    try report.add(run, sources)
    return report.lines.joined(separator: "\n") + "\n"
  }

  private init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  private mutating func add(_ message: CucumberMessage) throws {
    lines.append(String(decoding: try encoder.encode(message), as: UTF8.self))
  }

  private mutating func add(_ run: RunRecord, _ sources: [Source]) throws {
    try add(CucumberMessage(meta: .current))
    for source in sources {
      try add(
        CucumberMessage(
          source: .init(
            uri: source.uri, data: source.data, mediaType: "text/x.cucumber.gherkin+plain")))
      try add(CucumberMessage(gherkinDocument: source.document))
      for pickle in source.pickles { try add(CucumberMessage(pickle: pickle)) }
    }
    try addDefinitions(run)
    try add(CucumberMessage(testRunStarted: .init(timestamp: .init(run.started), id: "run")))
    let pickles = Dictionary(
      sources.flatMap(\.pickles).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for scenario in run.scenarios {
      let pickleIdentifier = String(scenario.id.prefix { $0 != "/" })
      guard let pickle = pickles[pickleIdentifier] else { continue }
      try add(scenario, pickle, started: run.started)
    }
    try add(
      CucumberMessage(
        testRunFinished: .init(
          message: run.isInterrupted ? RunRecord.cutShort : nil, success: run.isSuccessful,
          timestamp: .init(run.started + run.duration),
          testRunStartedId: "run")))
  }

  private mutating func addDefinitions(_ run: RunRecord) throws {
    let steps = run.scenarios.lazy.flatMap(\.attempts).flatMap(\.steps)
    for step in steps where step.depth == 0 {
      for definition in Self.definitions(of: step) where definitions[definition] == nil {
        let id = "definition-\(definitions.count + 1)"
        definitions[definition] = id
        try add(
          CucumberMessage(
            stepDefinition: .init(
              id: id, pattern: .init(source: definition.expression, type: "CUCUMBER_EXPRESSION"),
              sourceReference: .init(uri: "understudy"))))
      }
    }
  }

  /// A definition's expression, and its number among a step's definitions with that expression.
  private struct Definition: Hashable {
    var expression: String
    var number: Int
  }

  private static func definitions(of step: StepRecord) -> [Definition] {
    var counts: [String: Int] = [:]
    return (step.alternatives ?? step.expression.map { [$0] } ?? []).map { expression in
      counts[expression, default: 0] += 1
      return Definition(expression: expression, number: counts[expression] ?? 1)
    }
  }

  private mutating func add(
    _ scenario: ScenarioRecord, _ pickle: Pickle, started: Double
  ) throws {
    let testCase = "case-\(scenario.id)"
    let records = scenario.attempts.first?.steps.filter { $0.depth == 0 } ?? []
    let byStep = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try add(
      CucumberMessage(
        testCase: .init(
          id: testCase, pickleId: pickle.id,
          testSteps: pickle.steps.map { testStep($0, byStep[$0.id], in: testCase) },
          testRunStartedId: "run")))
    for (number, attempt) in scenario.attempts.enumerated() {
      let id = "\(testCase)-attempt-\(number)"
      let start = started + attempt.start
      try add(
        CucumberMessage(
          testCaseStarted: .init(
            attempt: number, id: id, testCaseId: testCase, workerId: "\(attempt.worker)",
            timestamp: .init(start))))
      for step in attempt.steps where step.depth == 0 {
        try add(step, attempt, of: id, in: testCase, start: start)
      }
      try add(
        CucumberMessage(
          testCaseFinished: .init(
            testCaseStartedId: id, timestamp: .init(start + attempt.duration),
            willBeRetried: number < scenario.attempts.count - 1)))
    }
  }

  private mutating func add(
    _ step: StepRecord, _ attempt: AttemptRecord, of attemptIdentifier: String,
    in testCase: String, start: Double
  ) throws {
    let id = "\(testCase)-step-\(step.id)"
    try add(
      CucumberMessage(
        testStepStarted: .init(
          testCaseStartedId: attemptIdentifier, testStepId: id,
          timestamp: .init(start + step.start))))
    let end = CucumberMessage.Timestamp(start + step.start + step.duration)
    if step.status.isFailure, let screen = step.screen, attempt.screens.indices.contains(screen) {
      try add(
        CucumberMessage(
          attachment: .init(
            body: attempt.screens[screen].svg, contentEncoding: "IDENTITY",
            mediaType: "image/svg+xml", fileName: "screen.svg",
            testCaseStartedId: attemptIdentifier, testStepId: id, timestamp: end)))
    }
    let isFailure = step.status.isFailure
    try add(
      CucumberMessage(
        testStepFinished: .init(
          testCaseStartedId: attemptIdentifier, testStepId: id,
          testStepResult: .init(
            duration: .init(step.duration),
            message: isFailure ? FailureText.lines(of: step).joined(separator: "\n") : step.message,
            status: step.status.cucumberName),
          timestamp: end)))
  }

  private func testStep(
    _ step: PickleStep, _ record: StepRecord?, in testCase: String
  ) -> CucumberMessage.TestStep {
    let definitions = record.map(Self.definitions)?.compactMap { self.definitions[$0] } ?? []
    let arguments = record?.arguments.filter { $0.stands(in: step.text) } ?? []
    let list = CucumberMessage.StepArguments(
      stepMatchArguments: arguments.map {
        .init(group: .init(start: $0.start, value: $0.text), parameterTypeName: $0.type)
      })
    return .init(
      id: "\(testCase)-step-\(step.id)", pickleStepId: step.id, stepDefinitionIds: definitions,
      stepMatchArgumentsLists: definitions.map { _ in list })
  }
}

extension StepRecord.Argument {
  /// Returns whether a step's text contains the parameter at its recorded position.
  ///
  /// Formatters cut the text by positions and lengths, and a hidden parameter has another length.
  fileprivate func stands(in stepText: String) -> Bool {
    guard let text, let start else { return true }
    return stepText.utf16.dropFirst(start).starts(with: text.utf16)
  }
}

extension RunStatus {
  /// The status in Cucumber's messages, which have none for an interruption.
  fileprivate var cucumberName: String {
    switch self {
    case .passed, .flaky: "PASSED"
    case .failed: "FAILED"
    case .undefined: "UNDEFINED"
    case .ambiguous: "AMBIGUOUS"
    case .skipped, .interrupted: "SKIPPED"
    }
  }
}
