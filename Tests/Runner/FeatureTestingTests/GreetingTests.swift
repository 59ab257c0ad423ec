import FeatureTesting
import Testing

@Suite struct GreetingTests {
  static let steps = StepDefinitions {
    Step("I log in as {string}", summary: "Types a name and the password, and logs in.") { step in
      try step.perform(
        """
        I type "\(step.text(0))" into the text field "Username"
        I type "1234" into the secure text field "Password"
        I tap the button "Login"
        """)
    }
    Step("the answer has {int} letters") { step in
      let answer = try step.text(of: "the text \"results\"")
      guard answer.count == Int(step.number(0)) else {
        throw StepFailure("“\(answer)” has \(answer.count) letters")
      }
    }
  }

  @Test(arguments: FeatureScenario.all(in: "Fixtures/SwiftSteps", tags: "not @later", steps: steps))
  func scenario(_ scenario: FeatureScenario) throws { try scenario.run() }
}

extension GreetingTests {
  @Test func `the example is one scenario`() {
    let scenarios = FeatureScenario.all(in: "Fixtures/SwiftSteps", steps: Self.steps)
    #expect(scenarios.map(\.name) == ["It answers"])
  }
}
