import FeatureTesting
import XCTest

final class GreetingSuiteTests: FeatureTestCase {
  override class var features: [String] { ["Fixtures/SwiftSteps"] }
  override class var tags: String? { "not @later" }
  override class var steps: StepDefinitions { GreetingTests.steps }

  func testScenarios() { runScenarios() }
}

extension GreetingSuiteTests {
  func testTheSuiteHasAScenario() {
    XCTAssertEqual(Self.features, ["Fixtures/SwiftSteps"])
  }
}
