import HarnessRunner
import Testing

/// A scenario of a feature, as an argument of a test.
///
/// ```swift
/// @Test(arguments: FeatureScenario.all(in: "Features"))
/// func scenario(_ scenario: FeatureScenario) throws { try scenario.run() }
/// ```
///
/// Each scenario is a separate test case with its own name. Its app is in the folder of the built tests, as
/// for `XCUIApplication`.
public struct FeatureScenario: Sendable, Identifiable, CustomTestStringConvertible {
  enum Content: Sendable {
    case scenario(ScenarioTest)
    /// A problem with a file or with the paths.
    case problem(String)
  }

  let content: Content
  /// The name of the scenario.
  public let name: String
  /// The name of its feature.
  public let feature: String
  /// The path of the feature's file.
  public let path: String
  /// The line of the scenario, or of the row of its examples.
  public let line: Int

  /// `file:line`, which is unique.
  public var id: String { "\(path):\(line)" }

  /// The name of the scenario, with the file's name and the line.
  public var testDescription: String {
    let file = path.split(separator: "/").last ?? ""
    return "\(name) (\(file):\(line))"
  }

  /// Runs the scenario as a test of Swift Testing.
  ///
  /// A failure is recorded as an issue at the step's line in the feature. A scenario whose secret is
  /// missing is cancelled, which isn't a failure.
  ///
  /// - Throws: The error that cancels the test case, or `StepFailure` outside of Swift Testing. XCTest
  ///   suites use `FeatureTestCase` instead.
  public func run() throws {
    let outcome = outcome
    guard !outcome.message.isEmpty || outcome.hasFailed || outcome.isSkipped else { return }
    guard Test.current != nil else {
      throw StepFailure("\(outcome.path):\(outcome.line): \(outcome.message)")
    }
    let place = SourceLocation(
      fileID: "Features/\(outcome.path.split(separator: "/").last ?? "")",
      filePath: outcome.path, line: max(1, outcome.line), column: max(1, outcome.column))
    if outcome.isSkipped { try Test.cancel("\(outcome.message)", sourceLocation: place) }
    Issue.record("\(outcome.message)", sourceLocation: place)
  }

  /// The outcome of the scenario, which runs at each access.
  var outcome: ScenarioTest.Outcome {
    switch content {
    case .scenario(let scenario): return scenario.run()
    case .problem(let message):
      var outcome = ScenarioTest.Outcome(path: path, line: line, column: 1)
      outcome.hasFailed = true
      outcome.message = message
      return outcome
    }
  }
}
