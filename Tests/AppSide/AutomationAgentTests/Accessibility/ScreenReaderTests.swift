import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// The tree has no accessibility facts, so every element with text is read.
@MainActor
@Suite struct `A screen reader` {
  private func rig() throws -> AgentRig {
    func text(_ label: String, x: CGFloat, y: CGFloat) -> FakeElement {
      FakeElement(.staticText, label: label, frame: CGRect(x: x, y: y, width: 80, height: 16))
    }
    let table = FakeElement(
      .table, label: "Colours", frame: CGRect(x: 0, y: 100, width: 300, height: 100),
      [text("Red", x: 0, y: 100), text("Green", x: 0, y: 116)])
    return try AgentRig([
      FakeElement(
        .window, frame: CGRect(x: 0, y: 0, width: 640, height: 384),
        [
          table, text("right", x: 200, y: 2), text("left", x: 0, y: 0), FakeElement(.other),
          text("last", x: 0, y: 300),
        ])
    ])
  }

  private func heard(_ rig: AgentRig, _ actions: [ScreenReaderCall.Action]) throws -> [String?] {
    try actions.map { try rig.call(ScreenReaderCall($0)).utterance }
  }

  @Test func `moves from top to bottom and from left to right`() throws {
    let actions: [ScreenReaderCall.Action] =
      [.enable] + Array(repeating: .forward, count: 5) + [.current, .backward]
    #expect(
      try heard(rig(), actions)
        == ["left", "right", "Red", "Green", "last", nil, "last", "Green"])
  }

  @Test func `reads a grid row by row, even beside a tall element`() throws {
    let cells = (0..<6).map { number in
      FakeElement(
        .staticText, label: "\(number)",
        frame: CGRect(x: (number % 3) * 100, y: number / 3 * 16, width: 80, height: 16))
    }
    let bar = FakeElement(
      .scrollBar, label: "bar", frame: CGRect(x: 320, y: 0, width: 8, height: 200))
    let actions: [ScreenReaderCall.Action] = [.enable] + Array(repeating: .forward, count: 6)
    let labels = try heard(AgentRig([bar] + cells), actions).map { $0?.prefix { $0 != "," } }
    #expect(labels == ["0", "1", "2", "bar", "3", "4", "5"])
  }

  @Test func `never speaks an identifier, not even of an element without a name`() throws {
    let frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    let elements = [ElementType.image, .button, .textField, .staticText, .cell].map { type in
      let element = FakeElement(type, frame: frame)
      element.automationIdentifier = "secret_identifier"
      return element
    }
    let labelled = FakeElement(.button, label: "Save", frame: frame)
    labelled.automationIdentifier = "secret_identifier"
    let actions: [ScreenReaderCall.Action] = [.enable] + Array(repeating: .forward, count: 6)
    let spoken = try heard(AgentRig(elements + [labelled]), actions).compactMap { $0 }
    #expect(spoken.contains("Save, Button"))
    #expect(spoken.allSatisfy { !$0.contains("secret_identifier") }, "\(spoken)")
  }

  @Test func `reads only the alert while one is in front`() throws {
    let behind = FakeElement(
      .staticText, label: "behind", frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let alert = FakeElement(
      .alert, label: "Really?", frame: CGRect(x: 0, y: 100, width: 80, height: 32),
      [
        FakeElement(
          .staticText, label: "All of it", frame: CGRect(x: 0, y: 100, width: 80, height: 16)),
        FakeElement(
          .staticText, label: "is gone", frame: CGRect(x: 0, y: 116, width: 80, height: 16)),
      ])
    let actions: [ScreenReaderCall.Action] = [.enable, .forward, .forward]
    #expect(try heard(AgentRig([behind, alert]), actions) == ["All of it", "is gone", nil])
  }

  @Test func `moves out to a group and in again`() throws {
    #expect(
      try heard(rig(), [.enable, .moveOut, .moveIn, .forward, .forward, .forward, .moveOut])
        == ["left", nil, nil, "right", "Red", "Green", "Colours, Table"])
    let rig = try rig()
    _ = try heard(rig, [.enable, .forward, .forward, .forward])
    #expect(
      try heard(rig, [.moveOut, .current, .moveIn, .moveOut, .forward, .backward])
        == ["Colours, Table", "Colours, Table", "Red", "Colours, Table", "last", "Green"])
    #expect(try heard(rig, [.moveOut, .backward]) == ["Colours, Table", "right"])
  }

  @Test func `says nothing while it is off`() throws {
    #expect(try heard(rig(), [.forward, .current, .moveOut]) == [nil, nil, nil])
    let rig = try rig()
    _ = try heard(rig, [.enable, .forward])
    let off = try rig.call(ScreenReaderCall(.disable))
    #expect(!off.isEnabled && off.utterance == nil)
    #expect(try heard(rig, [.current, .enable]) == [nil, "left"])
  }

  @Test func `starts again if the current element is gone`() throws {
    let first = FakeElement(.staticText, label: "first")
    let second = FakeElement(
      .staticText, label: "second", frame: CGRect(x: 0, y: 50, width: 80, height: 16))
    let window = FakeElement(.window, [first, second])
    let rig = try AgentRig([window])
    #expect(try heard(rig, [.enable, .forward]) == ["first", "second"])
    window.remove(second)
    #expect(try heard(rig, [.current]) == ["first"])
    window.remove(first)
    #expect(try heard(rig, [.current, .forward]) == [nil, nil])
  }

  @Test func `reads a tree that cannot be audited`() throws {
    #expect(
      try rig().failure(of: AuditCall(Set(AuditCall.Check.allCases)))
        == .unsupported("audit its accessibility"))
    #expect(
      try rig().failure(of: DeviceCall(.appearance(.dark))) == .unsupported("be light or dark"))
  }
}
