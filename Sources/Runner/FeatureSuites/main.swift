import FeatureTesting
import XCTest

/// A suite with the features in the environment variable `FEATURES`, for tests of its XCTest output.
final class NamedFeatures: FeatureTestCase {
  static var allTests: [(String, (NamedFeatures) -> () -> Void)] {
    [("testScenarios", testScenarios)]
  }

  override class var features: [String] { [ProcessInfo.processInfo.environment["FEATURES"] ?? ""] }

  override class var steps: StepDefinitions {
    StepDefinitions {
      Step("I do it again") { step in try step.perform("I do it again") }
      Step("I fail") { _ in throw StepFailure("it’s wrong") }
      Step("{string} is remembered") { step in step[variable: "it"] = step.text() }
      Step("it is {string}") { step in
        guard step[variable: "it"] == step.text() else {
          throw StepFailure("it is “\(step[variable: "it"] ?? "")”")
        }
      }
      Step("the table has {int} rows") { step in
        guard step.table?.count == Int(step.number()) else { throw StepFailure("no") }
      }
    }
  }

  func testScenarios() { runScenarios() }
}

let status: CInt = XCTMain([testCase(NamedFeatures.allTests)])
exit(status)
