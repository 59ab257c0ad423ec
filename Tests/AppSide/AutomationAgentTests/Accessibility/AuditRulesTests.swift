import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// An audit of a toolkit that has rules of its own.
@MainActor
@Suite struct `An audit by a toolkit's rules` {
  private func rig(
    _ children: [FakeElement], _ rules: AuditRules = AuditRules(), drawn: [DrawnText]? = []
  ) throws -> AgentRig {
    let rig = try AgentRig(children)
    rig.tree.auditRules = rules
    rig.tree.drawn = drawn
    rig.tree.facts[rig.tree.root.automationIdentity] = ElementAccessibility(isElement: false)
    for child in children {
      rig.tree.facts[child.automationIdentity] = ElementAccessibility(isElement: true)
    }
    return rig
  }

  private func button(_ label: String, x: Double, y: Double = 100, size: Double = 12)
    -> FakeElement
  {
    FakeElement(
      .button, label: label, frame: CGRect(x: x, y: y, width: size, height: size))
  }

  private func run(
    _ text: String, _ grey: Double, on element: FakeElement, at point: CGPoint = .zero
  ) -> DrawnText {
    DrawnText(
      text: text, frame: CGRect(origin: point, size: CGSize(width: 40, height: 16)),
      foreground: .init(red: grey, green: grey, blue: grey),
      background: .init(red: 1, green: 1, blue: 1), element: element.automationIdentity)
  }

  private static let rules = AuditRules(refusals: [
    .dynamicType: "its text has one size", .trait: "it has no traits",
  ])

  @Test func `fails for requested checks that can't be performed, with the reasons`() throws {
    let rig = try rig([button("", x: 0, size: 60)], Self.rules)
    let failure = try rig.failure(
      of: AuditCall([.trait, .dynamicType, .sufficientElementDescription]))
    #expect(
      failure.message
        == "This app cannot be audited for dynamicType, because its text has one size; "
        + "for trait, because it has no traits.")
    #expect(try rig.call(AuditCall([.sufficientElementDescription])).issues.count == 1)
  }

  @Test func `of everything leaves out checks that can't be performed and says so`() throws {
    let rig = try rig([button("", x: 0, size: 60)], Self.rules)
    let result = try rig.call(AuditCall.everything)
    #expect(result.issues.map(\.check) == [.sufficientElementDescription])
    #expect(
      result.skipped == [
        .init(check: .dynamicType, reason: "its text has one size"),
        .init(check: .trait, reason: "it has no traits"),
      ])
    #expect(try self.rig([]).call(AuditCall.everything).skipped == [])
  }

  @Test func `needs the drawn text only for checks that examine it`() throws {
    let rig = try rig([button("", x: 0, size: 60)], drawn: nil)
    let result = try rig.call(AuditCall.everything)
    #expect(result.skipped.map(\.check) == [.contrast, .elementDetection, .textClipped])
    #expect(Set(result.skipped.map(\.reason)) == ["its toolkit doesn't report which text it draws"])
    #expect(result.issues.map(\.check) == [.sufficientElementDescription])
  }

  @Test func `advises in the toolkit's words`() throws {
    let rig = try rig(
      [button("", x: 0, size: 60)], AuditRules(description: "a name", role: "a role"))
    #expect(
      try rig.call(AuditCall([.sufficientElementDescription])).issues.first?.detail
        == "A screen reader can say only what kind of element it is. Give it a name.")
    let text = FakeElement(.staticText, label: "Save")
    let other = try self.rig([text], AuditRules(role: "a role"))
    other.tree.facts[text.automationIdentity]?.hasAction = true
    #expect(
      try other.call(AuditCall([.trait])).issues.first?.detail
        == "It has an action but no trait that says so: give it a role.")
  }

  private func smallTargets(_ children: [FakeElement], countsSpacing: Bool) throws -> [String?] {
    let rig = try rig(children, AuditRules(countsSpacing: countsSpacing))
    return try rig.call(AuditCall([.hitRegion])).issues.map { $0.element?.label }
  }

  @Test func `accepts small targets with space around them, if the rules do`() throws {
    // The smallest size is 44 points, so circles with a radius of 22 points around the middles must be free.
    let near = [button("a", x: 100), button("b", x: 130), button("c", x: 300)]
    #expect(try smallTargets(near, countsSpacing: false) == ["a", "b", "c"])
    #expect(try smallTargets(near, countsSpacing: true) == ["a", "b"])
    let beside = [button("a", x: 100), button("large", x: 120, size: 60)]
    #expect(try smallTargets(beside, countsSpacing: true) == ["a"])
    let apart = [button("a", x: 100), button("large", x: 130, size: 60)]
    #expect(try smallTargets(apart, countsSpacing: true) == [])
  }

  @Test func `accepts targets whose size the app can't choose, and those with labels`() throws {
    let link = button("link", x: 100)
    let box = button("box", x: 130)
    let rig = try rig([link, box])
    rig.tree.facts[link.automationIdentity]?.isSizeExempt = true
    rig.tree.facts[box.automationIdentity]?.hitFrame = CGRect(x: 130, y: 90, width: 80, height: 44)
    #expect(try rig.call(AuditCall([.hitRegion])).issues == [])
  }

  @Test func `assigns a text to the element that the toolkit names`() throws {
    let (back, front) = (button("back", x: 0, size: 60), button("front", x: 0, size: 60))
    let rig = try rig([back, front])
    rig.tree.drawn = [run("Pale", 0.8, on: back, at: CGPoint(x: 0, y: 100))]
    let issues = try rig.call(AuditCall([.contrast, .elementDetection])).issues
    #expect(issues.map { $0.element?.label } == ["back"])
    // If that element isn't read, its text isn't either, even with another element in front.
    rig.tree.facts[back.automationIdentity] = ElementAccessibility(isElement: false)
    #expect(
      try rig.call(AuditCall([.contrast, .elementDetection])).issues.map(\.summary)
        == ["Potentially inaccessible text"])
  }

  @Test func `uses the toolkit's report of clipped text`() throws {
    let text = FakeElement(.staticText, label: "Much too long")
    let rig = try rig([text])
    rig.tree.facts[text.automationIdentity]?.isTextClipped = true
    let issue = try #require(try rig.call(AuditCall([.textClipped])).issues.first)
    #expect(issue.detail == "A part of “Much too long” is cut off.")
    rig.tree.facts[text.automationIdentity]?.isTextClipped = false
    #expect(try rig.call(AuditCall([.textClipped])).issues == [])
  }
}
