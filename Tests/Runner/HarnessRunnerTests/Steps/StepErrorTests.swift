import Testing

@testable import HarnessRunner

@Suite struct StepErrorTests {
  @Test func `the time that was waited stands before the elements that may be meant`() {
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
}
