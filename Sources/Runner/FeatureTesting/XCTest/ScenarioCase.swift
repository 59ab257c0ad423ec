import HarnessRunner
import XCTest

/// A scenario as an XCTest test.
final class ScenarioCase: XCTestCase {
  private let scenario: FeatureScenario?
  private let title: String

  /// Makes a test of a scenario.
  ///
  /// - Parameter suite: The name of the suite that the test belongs to.
  init(_ scenario: FeatureScenario, suite: String) {
    self.scenario = scenario
    // Tools that read XCTest's output take an apostrophe for the end of the name.
    title = "\(suite).\(scenario.testDescription.replacing("'", with: "’"))"
    super.init(name: scenario.name) { test in try (test as? ScenarioCase)?.runScenario() }
  }

  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    scenario = nil
    title = name
    super.init(name: name, testClosure: testClosure)
  }

  override var name: String { title }

  private func runScenario() throws {
    guard let outcome = scenario?.outcome else { return }
    if outcome.isSkipped {
      throw XCTSkip(outcome.message)
    }
    guard outcome.hasFailed else { return }
    recordFailure(
      withDescription: outcome.message, inFile: outcome.path, atLine: outcome.line, expected: true)
  }
}
