import Testing

@testable import HarnessRunner

@Suite struct StepErrorTests {
  @Test func `the waiting time comes before the suggested elements`() {
    let error = StepError.expectation(
      .init(
        subject: "the text \"Logn\" to exist", expected: "",
        actual: "there is no such element\n    did you mean the text \"Login\"?", waited: 1))
    #expect(
      error.description == """
        expected the text "Logn" to exist, but there is no such element, after 1.0 s of app time
            did you mean the text "Login"?
        """)
  }

  @Test func `the failure for a missing element says once what the app was busy with`() throws {
    let live = try LiveApp("LoginApp", arguments: ["-model.delay", "30"])
    defer { live.end() }
    try live.carryOut("I type \"x\" into the text field \"Username\"")
    try live.carryOut("I tap the button \"Login\"")
    let error = #expect(throws: StepError.self) {
      try live.carryOut("within 3 s the text \"None\" exists")
    }
    let lines = (error?.description ?? "").split(separator: "\n").map(String.init)
    #expect(lines.count { $0.contains("due in 27.0 s") } == 1, "\(lines)")
    #expect(!lines.contains { $0.contains("waited") }, "\(lines)")
  }
}
