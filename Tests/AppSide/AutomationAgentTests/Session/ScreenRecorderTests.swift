import AppRuntime
import AutomationProtocol
import Foundation
import Testing

@testable import AutomationAgent

@MainActor
@Suite struct ScreenRecorderTests {
  @Test func `a record holds the changes since the last one`() throws {
    let button = FakeElement(.button, label: "Login")
    let rig = try AgentRig([button])
    let first = try rig.call(RecordCall())
    #expect(first.elements?.nodes.map(\.attributes.label) == ["Fake", "Login"])
    #expect(try rig.call(RecordCall()) == RecordCall.Result(version: first.version))
    button.automationLabel = "Log out"
    rig.tree.version += 1
    let second = try rig.call(RecordCall())
    #expect(second.elements?.first == 1 && second.elements?.last == 0)
    #expect(second.elements?.nodes.map(\.attributes.label) == ["Log out"])
    #expect(second.version == first.version + 1)
  }

  @Test func `records don't count as calls of a test that waits in a loop`() throws {
    let rig = try AgentRig([FakeElement(.button, label: "Login")])
    var hasFired = false
    let start = rig.clock.now
    rig.clock.schedule(after: 1, named: "work") { hasFired = true }
    for _ in 0..<100 { _ = try rig.call(RecordCall()) }
    #expect(!hasFired && rig.clock.now == start)
  }
}
