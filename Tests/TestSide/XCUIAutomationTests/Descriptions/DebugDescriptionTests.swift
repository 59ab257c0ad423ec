import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `A debug description` {
  private static let elements = """
    {"type": "window", "main": true, "frame": [0, 0, 640, 384], "children": [
      {"type": "button", "identifier": "go", "label": "Go", "frame": [8, 16, 80.25, 16]},
      {"type": "switch", "label": "Wi-Fi", "value": "1", "selected": true, "enabled": false}]}
    """

  private func normalized(_ text: String) -> String { text.replacing(/pid: \d+/, with: "pid: 7") }

  @Test func `of an element is Apple's`() {
    let app = Fixture.launch(Self.elements)
    #expect(
      normalized(app.debugDescription) == """
        Attributes: Application, 0x1, pid: 7, label: 'Demo'
        Element subtree:
         →Application, 0x1, pid: 7, label: 'Demo'
            Window (Main), 0x2, {{0.0, 0.0}, {640.0, 384.0}}
              Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
              Switch, 0x4, {{0.0, 0.0}, {0.0, 0.0}}, label: 'Wi-Fi', value: 1, Disabled, Selected
        Path to element:
         →Application, 0x1, pid: 7, label: 'Demo'
        Query chain:
         →Find: Target Application 'agent.py'
          Output: {
            Application, 0x1, pid: 7, label: 'Demo'
          }
        """)
    #expect(
      normalized(app.buttons["go"].debugDescription) == """
        Attributes: Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        Element subtree:
         →Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        Path to element:
         →Application, 0x1, pid: 7, label: 'Demo'
          ↳Window (Main), 0x2, {{0.0, 0.0}, {640.0, 384.0}}
            ↳Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        Query chain:
         →Find: Target Application 'agent.py'
          Output: {
            Application, 0x1, pid: 7, label: 'Demo'
          }
          ↪︎Find: Descendants matching type Button
            Output: {
              Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
            }
            ↪︎Find: Elements matching predicate '"go" IN identifiers'
              Output: {
                Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
              }
        """)
  }

  @Test func `of a snapshot is Apple's, without a query`() throws {
    let app = Fixture.launch(Self.elements)
    let snapshot = try app.snapshot()
    let lines = normalized(app.debugDescription).split(separator: "\n")
    #expect(
      normalized("\(snapshot)").split(separator: "\n")
        == lines.prefix { !$0.hasPrefix("Query chain") })
    let window = try #require(snapshot.children.first)
    let button = try #require(window.children.first)
    #expect(
      normalized(String(reflecting: button)) == """
        Attributes: Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        Element subtree:
         →Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        Path to element:
         →Application, 0x1, pid: 7, label: 'Demo'
          ↳Window (Main), 0x2, {{0.0, 0.0}, {640.0, 384.0}}
            ↳Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        """)
    #expect("\(try app.buttons["go"].snapshot())" == "\(button)")
    #expect(
      "\(window)".contains(
        """
        Element subtree:
         →Window (Main), 0x2, {{0.0, 0.0}, {640.0, 384.0}}
            Button, 0x3, {{8.0, 16.0}, {80.3, 16.0}}, identifier: 'go', label: 'Go'
        """))
  }

  @Test func `of a query is Apple's`() {
    let app = Fixture.launch(Self.elements)
    #expect(
      normalized(app.switches.debugDescription) == """
        Find: Target Application 'agent.py'
          Output: {
            Application, 0x1, pid: 7, label: 'Demo'
          }
          ↪︎Find: Descendants matching type Switch
            Output: {
              Switch, 0x4, {{0.0, 0.0}, {0.0, 0.0}}, label: 'Wi-Fi', value: 1, Disabled, Selected
            }
        """)
  }

  @Test func `explains why it isn't available, without failing the test`() {
    let app = Fixture.launch(Self.elements)
    #expect(
      app.links.firstMatch.debugDescription.hasPrefix(
        "Failed to get matching snapshot: No matches found"))
    app.terminate()
    #expect(app.buttons.debugDescription.contains("is not running"))
  }

  @Test func `accepts a tree of any depth`() {
    var element = ElementSnapshot(ElementAttributes(identity: 1, elementType: .other))
    for depth in 1..<10_000 {
      element.append(
        ElementAttributes(identity: UInt64(depth + 1), elementType: .other), depth: depth)
    }
    let text = ElementTreeText(nodes: element.nodes[...], path: [])
    #expect(text.lines.count == 10_000 + 4)
  }
}
