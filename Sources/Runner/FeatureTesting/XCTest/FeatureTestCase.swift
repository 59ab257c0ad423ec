import XCTest

/// An XCTest suite whose tests are scenarios.
///
/// ```swift
/// final class LoginFeatures: FeatureTestCase {
///   override class var features: [String] { ["Features"] }
///   func testScenarios() { runScenarios() }
/// }
/// ```
///
/// XCTest knows the tests of a class before it runs any, so `swift test list` lists `testScenarios`.
/// When that test runs, each scenario is a nested test that begins, ends, fails and is counted separately.
open class FeatureTestCase: XCTestCase {
  /// The files and folders of features.
  ///
  /// They are relative to the folder of the test's source file, or else to the nearest folder above it that
  /// contains them.
  open class var features: [String] { [] }

  /// A tag expression for the scenarios to run: `@smoke and not @slow`; `nil` for all.
  open class var tags: String? { nil }

  /// Steps in Swift, in addition to the built-in ones.
  open class var steps: StepDefinitions { StepDefinitions() }

  /// The class of the suite's test runs, which count the nested tests.
  open override var testRunClass: AnyClass? { ScenarioGroupRun.self }

  /// Runs each scenario as a nested test.
  ///
  /// Call it at the end of a test.
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
