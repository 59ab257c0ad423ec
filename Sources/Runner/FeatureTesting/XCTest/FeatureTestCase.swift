import XCTest

/// A suite of XCTest whose tests are scenarios.
///
/// ```swift
/// final class LoginFeatures: FeatureTestCase {
///   override class var features: [String] { ["Features"] }
///   func testScenarios() { runScenarios() }
/// }
/// ```
///
/// XCTest knows the tests of a class before it runs any, so `swift test list` lists `testScenarios`.
/// When that runs, each scenario is a test within it: it begins, ends, fails and is counted for itself.
open class FeatureTestCase: XCTestCase {
  /// Files and folders of features, from the folder of the test's source file, or else from the
  /// nearest folder above it that has them.
  open class var features: [String] { [] }

  /// A tag expression for the scenarios to run: `@smoke and not @slow`; `nil` for all.
  open class var tags: String? { nil }

  /// Steps in Swift, beside those that `understudy steps` lists.
  open class var steps: StepDefinitions { StepDefinitions() }

  /// The class of the suite's runs, which count what runs within them.
  open override var testRunClass: AnyClass? { ScenarioGroupRun.self }

  /// Runs the scenarios, each as a test; it belongs at the end of a test.
  ///
  /// - Parameter filePath: The source file of the test.
  public func runScenarios(filePath: String = #filePath) {
    let scenarios = FeatureScenario.all(
      in: Self.features, tags: Self.tags, steps: Self.steps, from: filePath)
    for scenario in scenarios {
      let test = ScenarioCase(scenario, suite: String(describing: Self.self))
      test.run()
      if let run = test.testRun { (testRun as? ScenarioGroupRun)?.add(run) }
    }
  }
}
