import AutomationProtocol
import Testing

@testable import XCUIAutomation

@Suite struct XCUIAccessibilityAuditTypeTests {
  @Test func `all without some checks still skips unsupported ones`() {
    #expect(XCUIAccessibilityAuditType.all.isMadeOfAll)
    #expect(XCUIAccessibilityAuditType.all.subtracting([.contrast, .action]).isMadeOfAll)
    #expect(
      XCUIAccessibilityAuditType.all.subtracting(.contrast).checks
        == Set(AuditCall.Check.allCases).subtracting([.contrast]))
  }

  @Test func `explicit checks are required, even if they are all checks`() {
    let named = AuditCall.Check.allCases.map { XCUIAccessibilityAuditType($0) }
    #expect(!XCUIAccessibilityAuditType(named).isMadeOfAll)
    #expect(!XCUIAccessibilityAuditType.contrast.isMadeOfAll)
    #expect(!XCUIAccessibilityAuditType([]).isMadeOfAll)
  }
}
