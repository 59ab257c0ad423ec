import Testing

@testable import XCTestCompatibility

@Suite struct DefiningModuleTests {
  @Test(arguments: [
    ("$s14XCUIAutomation11XCUIElementC3tapyyF", "XCUIAutomation"),
    (
      "$s14XCUIAutomation11XCUIElementC7performyy18AutomationProtocol11InteractionOF",
      "XCUIAutomation"
    ),
    ("$s5Tests10LoginSuiteC9testLoginyyFyycfU_", "Tests"),
    ("$s5Tests", "Tests"),
  ])
  func `a function's module is the first of its symbol`(symbol: String, module: String) {
    #expect(DefiningModule.named(by: symbol) == module)
  }

  @Test(arguments: [
    "$s14XCUIAutomation11XCUIElementC5TestsE5pressyyF",
    "$s14XCUIAutomation11XCUIElementC5TestsE5pressyyFyycfU_",
    "$s14XCUIAutomation5QueryV5TestsSQRzlE5pressyyF",
    "main", "", "$s", "$s9Short", "$s5Tests9Short", "$s99999999999999999999A",
    "$ss5Error_pIegzo_ytsAA_pIegrzo_TR",
  ])
  func `an extension's symbol, and one that isn't Swift's, does not tell`(symbol: String) {
    #expect(DefiningModule.named(by: symbol) == nil)
  }
}
