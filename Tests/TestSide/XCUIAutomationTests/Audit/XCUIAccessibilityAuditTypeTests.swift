import AutomationProtocol
import Testing

@testable import XCUIAutomation

@Suite struct XCUIAccessibilityAuditTypeTests {
  @Test func `what is left of all still stands for what is possible`() {
    #expect(XCUIAccessibilityAuditType.all.isMadeOfAll)
    #expect(XCUIAccessibilityAuditType.all.subtracting([.contrast, .action]).isMadeOfAll)
    #expect(
      XCUIAccessibilityAuditType.all.subtracting(.contrast).checks
        == Set(AuditCall.Check.allCases).subtracting([.contrast]))
  }

  @Test func `checks by name are asked for, even if they are all that there are`() {
    let named = AuditCall.Check.allCases.map { XCUIAccessibilityAuditType($0) }
    #expect(!XCUIAccessibilityAuditType(named).isMadeOfAll)
    #expect(!XCUIAccessibilityAuditType.contrast.isMadeOfAll)
    #expect(!XCUIAccessibilityAuditType([]).isMadeOfAll)
  }
}
