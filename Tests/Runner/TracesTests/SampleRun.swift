import Gherkin

@testable import Traces

/// A small run with a scenario of each status.
enum SampleRun {
  static let run: RunRecord = {
    var run = RunRecord(started: 1_700_000_000)
    run.duration = 1.25
    for (index, status) in RunStatus.allCases.enumerated() {
      var scenario = ScenarioRecord(
        id: "\(index)", uri: index < 4 ? "a.feature" : "b.feature",
        location: SourceLocation(line: index + 3, column: 3), feature: index < 4 ? "A" : "B",
        rule: index == 1 ? "R" : nil, name: "is \(status.rawValue) <&\"#\u{1}>", tags: ["@t"])
      if status == .flaky { scenario.attempts.append(attempt(.failed)) }
      scenario.attempts.append(attempt(status == .flaky ? .passed : status))
      run.scenarios.append(scenario)
    }
    return run
  }()

  /// A run of one flaky scenario and its feature, for messages.
  ///
  /// - Parameter change: A change of its step.
  static func withSources(
    _ change: (inout StepRecord) -> Void = { _ in }
  ) throws -> (RunRecord, [MessagesReport.Source]) {
    var identifiers = IdentifierSequence()
    let text = "Feature: A\nScenario: S\nWhen I do <this>\n"
    let document = try FeatureParser.parse(text, uri: "a.feature", identifiers: &identifiers)
    let pickles = PickleCompiler.pickles(of: document, identifiers: &identifiers)
    var run = run
    run.scenarios = [run.scenarios[1]]
    run.scenarios[0].id = pickles[0].id
    for index in run.scenarios[0].attempts.indices {
      run.scenarios[0].attempts[index].steps[0].id = pickles[0].steps[0].id
      change(&run.scenarios[0].attempts[index].steps[0])
    }
    return (run, [.init(uri: "a.feature", data: text, document: document, pickles: pickles)])
  }

  static func attempt(_ status: RunStatus) -> AttemptRecord {
    var attempt = AttemptRecord(start: 0.5)
    attempt.duration = 0.0123
    attempt.status = status
    attempt.log = ["a line & more"]
    attempt.screens = [
      ScreenRecord(svg: "<svg>\u{2028}</script></svg>", tree: ["Button"], width: 640, height: 384)
    ]
    var step = StepRecord(
      id: "s", keyword: "When ", text: "I do <this>", uri: "a.feature",
      location: SourceLocation(line: 9, column: 10))
    step.status = status
    step.expression = "I do {}"
    step.arguments = [.init(type: "", text: "<this>", start: 5)]
    step.screen = 0
    if status != .passed {
      step.message = "because of\n“x” & ]]>"
      step.details = ["a detail\nwith two lines"]
    }
    attempt.steps = [step]
    return attempt
  }
}
