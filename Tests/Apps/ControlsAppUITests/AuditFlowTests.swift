import Foundation
import Testing
import XCUIAutomation

/// Each kind of issue that an accessibility audit finds, out of process.
@Suite struct AuditFlowTests {
  /// The problems on the screen of barriers: the audit type, the summary, and the element.
  private static let barriers: [(XCUIAccessibilityAuditType, String, String?)] = [
    (.contrast, "Contrast failed", "\"Pale\" StaticText"),
    (.elementDetection, "Potentially inaccessible text", nil),
    (.hitRegion, "Hit area is too small", "\"tiny\" Button"),
    (.sufficientElementDescription, "Element has no description", "\"nameless\" Button"),
    (.dynamicType, "Dynamic Type font sizes are unsupported", "\"Fixed\" StaticText"),
    (.textClipped, "Text clipped", "\"Much too long\" StaticText"),
    (.trait, "Element has conflicting traits", "\"contradiction\" Button"),
    (.trait, "Element is missing a trait", "\"traitless\" Other"),
    (.action, "Action is missing", "\"idle\" Button"),
    (.parentChild, "Parent/child mismatch", "\"stray\" StaticText"),
  ]

  private func issues(
    _ app: XCUIApplication, _ type: XCUIAccessibilityAuditType
  ) throws -> [XCUIAccessibilityAuditIssue] {
    var found: [XCUIAccessibilityAuditIssue] = []
    try app.performAccessibilityAudit(for: type) { issue in
      found.append(issue)
      return true
    }
    return found
  }

  @Test(arguments: barriers.indices) func `an audit finds each barrier`(index: Int) throws {
    let (type, summary, name) = Self.barriers[index]
    let app = Rig.launch("barriers")
    let found = try issues(app, type)
    let issue = try #require(
      found.first { $0.compactDescription == summary && $0.element?.description == name },
      "\(found)")
    #expect(issue.auditType == type)
    #expect(!issue.detailedDescription.isEmpty)
    if let name {
      #expect(issue.description.contains(name))
      let refusal = #expect(throws: XCUIAutomationError.self) {
        try attempting { issue.element?.adjust(toNormalizedSliderPosition: 0.5) }
      }
      #expect(refusal?.message.contains("adjust \(name)") == true, "\(refusal?.message ?? "")")
      #expect(issue.element?.exists == true)
      #expect(issue.element?.frame.isEmpty == false)
    } else {
      #expect(issue.detailedDescription.contains("“Silent”"))
    }
    // As on Apple's platforms, the test fails with an issue that it doesn't ignore.
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { try app.performAccessibilityAudit(for: type) }
    }
    #expect(error?.message.contains(summary) == true)
  }

  @Test func `every audit type has an example, and ordinary buttons pass`() throws {
    let types: [XCUIAccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
      .textClipped, .trait, .action, .parentChild,
    ]
    #expect(Set(Self.barriers.map(\.0)) == Set(types))
    let app = Rig.launch("barriers")
    #expect(Set(try issues(app, .all).map(\.auditType)) == Set(types))
    for type: XCUIAccessibilityAuditType in [.elementDetection, .trait, .action, .parentChild] {
      #expect(try issues(Rig.launch("button"), type).isEmpty, "\(type)")
    }
  }

  @Test(arguments: ["virtual", "real"])
  func `an element found by an audit can be used`(clock: String) throws {
    let app = Rig.launch("barriers", ["-ui-testing.clock", clock])
    let tiny = try #require(try issues(app, .hitRegion).first?.element)
    #expect(tiny.description == "\"tiny\" Button")
    tiny.tap()
    #expect(app.seen == "tiny")
    let bound = app.buttons.allElementsBoundByAccessibilityElement.map(\.description)
    #expect(bound.contains("\"idle\" Button"))
  }
}
