import Testing

@testable import XCUIAutomation

@Suite struct LoopLimitTests {
  @Test func `a number in the environment is the only limit`() {
    let limit = LoopLimit(environment: ["UNDERSTUDY_LOOP_LIMIT": "5000"])
    #expect(limit.requestCount == 5000 && limit.time == .zero)
  }

  @Test(arguments: ["", "many", "0", "-1", "1.5"])
  func `a value that is not a positive number is ignored`(text: String) {
    #expect(LoopLimit(environment: ["UNDERSTUDY_LOOP_LIMIT": text]) == LoopLimit())
  }
}
