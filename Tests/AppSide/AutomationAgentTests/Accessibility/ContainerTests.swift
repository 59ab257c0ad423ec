import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// What a screen reader says as it moves through containers.
@MainActor
@Suite struct `A screen reader among containers` {
  /// Labels below one another, some of them in a container, all in a window.
  @MainActor
  private struct Screen {
    let rig: AgentRig
    let window: FakeElement
    let container: FakeElement

    init(_ kind: ElementContainer?, named name: String, count: Int = 2) throws {
      func text(_ label: String, y: CGFloat) -> FakeElement {
        FakeElement(.staticText, label: label, frame: CGRect(x: 0, y: y, width: 160, height: 16))
      }
      container = FakeElement(
        .other, label: name, frame: CGRect(x: 0, y: 32, width: 160, height: 64),
        (1...count).map { text("inside \($0)", y: CGFloat(16 + $0 * 16)) })
      window = FakeElement(
        .window, frame: CGRect(x: 0, y: 0, width: 640, height: 384),
        [text("before", y: 0), container, text("after", y: 128)])
      rig = try AgentRig([window])
      describe(container, as: kind)
    }

    func describe(
      _ element: FakeElement, as kind: ElementContainer?, actions: [String] = []
    ) {
      var facts = ElementAccessibility(isElement: false)
      facts.container = kind
      facts.customActions = actions
      rig.tree.facts[element.automationIdentity] = facts
    }

    func heard(_ actions: ScreenReaderCall.Action...) throws -> [String?] {
      try actions.map { try rig.call(ScreenReaderCall($0)).utterance }
    }
  }

  @Test func `says the name of a group when it enters it, from either side`() throws {
    let screen = try Screen(.semanticGroup, named: "Chart")
    #expect(
      try screen.heard(.enable, .forward, .current, .forward, .forward, .backward)
        == ["before", "Chart, inside 1", "inside 1", "inside 2", "after", "Chart, inside 2"])
    #expect(
      try screen.heard(.moveOut, .moveIn, .moveOut)
        == ["Chart, Group", "inside 1", "Chart, Group"])
    #expect(try screen.heard(.forward, .moveOut) == ["after", nil])
  }

  @Test func `says the names of nested groups, outermost first`() throws {
    let screen = try Screen(.semanticGroup, named: "inner")
    screen.container.automationValue = .string("3 of 4")
    screen.window.automationLabel = "outer"
    screen.describe(screen.window, as: .semanticGroup)
    #expect(
      try screen.heard(.enable, .forward, .moveOut, .moveOut, .moveIn)
        == [
          "outer, before", "inner, 3 of 4, inside 1", "inner, 3 of 4, Group", "outer, Group",
          "before",
        ])
  }

  @Test func `says where a list begins and ends`() throws {
    let screen = try Screen(.list, named: "")
    #expect(
      try screen.heard(.enable, .forward, .forward, .forward, .backward)
        == ["before", "inside 1, List Start", "inside 2, List End", "after", "inside 2, List End"])
    #expect(try screen.heard(.moveOut) == ["List"])
    let short = try Screen(.list, named: "", count: 1)
    #expect(try short.heard(.enable, .forward) == ["before", "inside 1, List Start"])
  }

  @Test func `says where a landmark begins and ends`() throws {
    let screen = try Screen(.landmark, named: "Results", count: 3)
    #expect(
      try screen.heard(.enable, .current, .forward, .forward, .forward, .moveOut)
        == [
          "before", "before", "Results, inside 1, Landmark", "inside 2", "inside 3, End",
          "Results, Landmark",
        ])
  }

  @Test func `says that an enclosing group has actions`() throws {
    let screen = try Screen(.semanticGroup, named: "Message")
    screen.describe(screen.container, as: .semanticGroup, actions: ["Delete"])
    #expect(
      try screen.heard(.enable, .forward, .forward)
        == ["before", "Message, inside 1, Actions available", "inside 2, Actions available"])
  }

  @Test func `says nothing about elements that are not containers`() throws {
    let screen = try Screen(nil, named: "Chart")
    #expect(try screen.heard(.enable, .forward, .moveOut) == ["before", "inside 1", nil])
  }
}
