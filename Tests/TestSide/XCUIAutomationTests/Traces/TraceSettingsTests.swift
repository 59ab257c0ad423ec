import Testing

@testable import XCUIAutomation

@Suite struct TraceSettingsTests {
  @Test(
    arguments: [
      ([:], nil, false), (["UNDERSTUDY_TRACE": ""], nil, false),
      (["UNDERSTUDY_TRACE": "off"], nil, false),
      (["UNDERSTUDY_TRACE": "on"], ".understudy/trace", false),
      (["UNDERSTUDY_TRACE": "on-failure"], ".understudy/trace", true),
      (["UNDERSTUDY_TRACE": "a/b"], "a/b", false),
      (["UNDERSTUDY_TRACE": "on-failure", "UNDERSTUDY_TRACE_FOLDER": "a/b"], "a/b", true),
      (["UNDERSTUDY_TRACE_FOLDER": "a/b"], nil, false),
    ] as [([String: String], String?, Bool)])
  func `the environment selects the kind of traces and their folder`(
    environment: [String: String], folder: String?, onlyFailures: Bool
  ) {
    let settings = TraceSettings(environment: environment)
    #expect(settings?.folder == folder && (settings?.onlyFailures ?? false) == onlyFailures)
  }

  @Test func `an XCTest test has its name in the bundle's list`() {
    let name = TestTraces.xcTestName("LoginTests.testLogin", module: "AppTests")
    #expect(name.id == "AppTests.LoginTests/testLogin" && name.suite == "AppTests.LoginTests")
    #expect(name.test == "testLogin")
  }
}
