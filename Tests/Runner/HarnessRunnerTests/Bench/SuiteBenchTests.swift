import Testing

@testable import HarnessRunner

@Suite struct SuiteBenchTests {
  @Test(
    arguments: [
      (
        "\u{1B}[92m✔\u{1B}[0m Test run with 44 tests in 6 suites passed after 0.042 seconds.", 44,
        42
      ),
      ("✔ Test run with 1 test in 1 suite passed after 1.500 seconds.", 1, 1500),
      ("✘ Test run with 44 tests in 6 suites failed after 0.042 seconds with 1 issue.", nil, nil),
      ("✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.", nil, nil),
      ("Fatal error", nil, nil),
    ] as [(String, Int?, Double?)])
  func `only a suite that passed has a duration`(output: String, count: Int?, time: Double?) {
    let result = SuiteBench.result(in: output)
    #expect(result?.testCount == count)
    #expect(result?.time == time)
  }

  @Test func `a suite that fails has no figure, and its last output lines are shown`() {
    let text = "\(SuiteFailed(output: "first\n" + String(repeating: "last\n", count: 10)))"
    #expect(text.contains("./harness.sh test") && text.contains("last") && !text.contains("first"))
  }
}
