import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// The agent's answers for an app that can't be launched, can't do something, or ends on its own.
@MainActor
@Suite struct AgentRefusalTests {
  private let coder = AutomationCoder()
  private let connection = FakeConnection()

  /// Begins a session whose first call the app has read.
  private func session(reportsScreens: Bool = false) throws -> AgentSession {
    let session = AgentSession(
      name: "Fake", connection: connection,
      loop: EventLoop(clock: AppClock(mode: .virtual), watchesProcess: false))
    let call = InitializeCall(client: "t", reportsScreens: reportsScreens)
    connection.waiting = [.line(try coder.encode(call, id: 4))]
    _ = try #require(session.awaitInitialize())
    return session
  }

  private func screens() throws -> [String] {
    try connection.sent.compactMap { line in
      guard case .screen(let screen) = try coder.decodeAnswer(line, as: EmptyResult.self)
      else { return nil }
      return screen.text
    }
  }

  @Test func `an app that can't be launched answers with the reason, once`() throws {
    let session = try session()
    session.refuse("there is no such page")
    session.refuse("and nobody asked again")
    #expect(connection.sent.count == 1)
    guard
      case .failure(let failure, let id) = try coder.decodeAnswer(
        try #require(connection.sent.first), as: InitializeCall.Result.self)
    else {
      Issue.record("The launch did not fail.")
      return
    }
    #expect(id == 4)
    #expect(failure == .internalError("there is no such page"))
  }

  @Test func `a call that the toolkit refuses isn't a capability, and fails`() throws {
    let session = try session()
    let tree = FakeTree()
    tree.refusals = [DeviceCall.method: "be turned"]
    session.begin(tree: tree) {}
    guard
      case .result(let result, _) = try coder.decodeAnswer(
        try #require(connection.sent.last), as: InitializeCall.Result.self)
    else {
      Issue.record("The launch failed.")
      return
    }
    #expect(!result.capabilities.contains(DeviceCall.method))
    #expect(result.capabilities.contains(PerformCall.method))
    connection.receiver?(.line(try coder.encode(DeviceCall(.isInForeground(true)), id: 5)))
    guard
      case .failure(let failure, let id) = try coder.decodeAnswer(
        try #require(connection.sent.last), as: DeviceCall.Result.self)
    else {
      Issue.record("The call did not fail.")
      return
    }
    #expect(id == 5)
    #expect(failure == .unsupported("be turned"))
  }

  @Test func `an interaction that the toolkit can't carry out now sends no event`() throws {
    let button = FakeElement(
      .button, label: "Login", frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let rig = try AgentRig([button])
    let tap = PerformCall(.tap(count: 1, touches: 1), on: .one(.button, "Login"), timeout: 0)
    rig.tree.refusedInteraction = .unsupported("be tapped")
    #expect(try rig.failure(of: tap) == .unsupported("be tapped"))
    #expect(rig.tree.events.isEmpty)
    rig.tree.refusedInteraction = nil
    _ = try rig.call(tap)
    #expect(!rig.tree.events.isEmpty)
  }

  @Test func `an app that ends on its own sends its last screen, each screen once`() throws {
    let session = try session(reportsScreens: true)
    session.reportScreen()
    #expect(try screens().isEmpty, "It has no screen yet.")
    let tree = FakeTree()
    session.begin(tree: tree) {}
    session.reportScreen()
    session.reportScreen()
    #expect(try screens() == ["Fake"])
    tree.version += 1
    session.reportScreen()
    #expect(try screens() == ["Fake", "Fake"])
  }

  @Test func `a test that has not asked for screens gets none`() throws {
    let session = try session()
    session.begin(tree: FakeTree()) {}
    session.reportScreen()
    #expect(try screens().isEmpty)
  }
}
