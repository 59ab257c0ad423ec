import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

@MainActor
@Suite struct AgentSessionTests {
  let coder = AutomationCoder()

  func session(_ connection: FakeConnection, _ mode: AppClock.Mode = .virtual) -> AgentSession {
    AgentSession(name: "Fake", connection: connection, loop: EventLoop(clock: AppClock(mode: mode)))
  }

  func failure(_ line: Data?) throws -> AutomationFailure {
    guard
      case .failure(let failure, _) = try coder.decodeAnswer(
        try #require(line), as: EmptyResult.self)
    else { throw AutomationFailure.internalError("no failure") }
    return failure
  }

  @Test func `initialize passes on the secrets and is answered when the app is ready`() throws {
    let connection = FakeConnection()
    let session = session(connection)
    connection.waiting = [
      .line(try coder.encode(InitializeCall(client: "t", secrets: ["k": "v"]), id: 7))
    ]
    #expect(session.awaitInitialize()?.secrets == ["k": "v"])
    #expect(connection.sent.isEmpty)
    session.begin(tree: FakeTree()) {}
    guard
      case .result(let result, let id) = try coder.decodeAnswer(
        try #require(connection.sent.first), as: InitializeCall.Result.self)
    else {
      Issue.record("no result")
      return
    }
    #expect(id == 7)
    #expect(result.name == "Fake")
    #expect(result.protocolVersion == .current)
    #expect(result.screenSize == CGSize(width: 640, height: 384))
    #expect(result.capabilities.contains("perform"))
  }

  @Test(arguments: [AppClock.Mode.virtual, .real])
  func `only an app whose clock is virtual lets time pass`(mode: AppClock.Mode) throws {
    let connection = FakeConnection()
    let session = session(connection, mode)
    connection.waiting = [.line(try coder.encode(InitializeCall(client: "t"), id: 1))]
    _ = session.awaitInitialize()
    session.begin(tree: FakeTree()) {}
    guard
      case .result(let result, _) = try coder.decodeAnswer(
        try #require(connection.sent.first), as: InitializeCall.Result.self)
    else {
      Issue.record("no result")
      return
    }
    #expect(result.capabilities.contains(PassTimeCall.method) == (mode == .virtual))
  }

  @Test func `a call before initialize is rejected and initialize still works`() throws {
    let connection = FakeConnection()
    let session = session(connection)
    connection.waiting = [
      .line(Data("rubbish".utf8)), .tooLong(byteCount: 99),
      .line(try coder.encode(CountCall(.application), id: 1)),
      .line(try coder.encode(InitializeCall(client: "t"), id: 2)),
    ]
    #expect(session.awaitInitialize() != nil)
    #expect(
      try connection.sent.map { try failure($0).code } == [
        .malformedMessage, .messageTooLong, .outOfOrder,
      ])
  }

  @Test func `a newer protocol is rejected with both versions`() throws {
    let connection = FakeConnection()
    let session = session(connection)
    let newer = ProtocolVersion(major: 99, minor: 0)
    connection.waiting = [
      .line(try coder.encode(InitializeCall(protocolVersion: newer, client: "t"), id: 1))
    ]
    #expect(session.awaitInitialize() == nil)
    #expect(
      try failure(connection.sent.first)
        == .unsupportedVersion(requested: newer, supported: .current))
  }

  @Test func `notices if the test disconnects before initialize`() {
    #expect(session(FakeConnection()).awaitInitialize() == nil)
  }

  @Test func `a malformed line is answered and the next call works`() throws {
    let rig = try AgentRig()
    rig.sendLine("{")
    #expect(try failure(rig.connection.sent.last).code == .malformedMessage)
    #expect(try rig.call(CountCall(.application)).count == 1)
  }

  @Test func `a second initialize is rejected`() throws {
    let rig = try AgentRig()
    #expect(try rig.failure(of: InitializeCall(client: "again")).code == .outOfOrder)
  }

  @Test func `time passes from the last answer on, and runs due work in order`()
    throws
  {
    let rig = try AgentRig()
    var times: [TimeInterval] = []
    for delay in [2.0, 0.5, 4] {
      rig.clock.schedule(after: delay, named: "work") { times.append(rig.clock.now) }
    }
    _ = try rig.call(PassTimeCall(seconds: 3))
    #expect(times == [0.5, 2])
    #expect(rig.clock.now == 3)
    // An advance of the clock for another reason counts towards the time that has passed.
    rig.loop.advance(to: 3.5)
    _ = try rig.call(PassTimeCall(seconds: 0.75))
    #expect(rig.clock.now == 3.75)
    _ = try rig.call(PassTimeCall(seconds: 0.5))
    #expect(times == [0.5, 2, 4])
  }

  @Test func `time that has passed for the app is not waited for during real activity`() throws {
    let rig = try AgentRig()
    let activity = rig.loop.work.begin("network", "waiting for GET /a")
    defer { activity.end() }
    let start = ContinuousClock.now
    _ = try rig.call(PassTimeCall(seconds: 30, hasPassed: true))
    #expect(rig.clock.now == 30)
    // In real time it would have taken all of it.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(arguments: [-1, 0, Double.leastNonzeroMagnitude])
  func `time never goes back`(seconds: Double) throws {
    let rig = try AgentRig()
    rig.loop.advance(to: 2)
    _ = try rig.call(PassTimeCall(seconds: seconds))
    #expect(rig.clock.now == 2)
  }

  @Test func `work that keeps scheduling itself does not stop time`() throws {
    let rig = try AgentRig()
    func again() { rig.clock.schedule(after: 0, named: "again") { again() } }
    rig.clock.schedule(after: 1, named: "again") { again() }
    _ = try rig.call(PassTimeCall(seconds: 2))
    #expect(rig.clock.now == 2)
  }

  @Test func `terminate is answered and then carried out`() throws {
    let rig = try AgentRig()
    _ = try rig.call(TerminateCall())
    #expect(rig.tree.isTerminated)
  }

  @Test func `the app learns that the test has disconnected`() throws {
    let rig = try AgentRig()
    rig.disconnect()
    #expect(rig.isDisconnected)
  }

  @Test func `a capture is the toolkit's picture, or a failure without one`() throws {
    let rig = try AgentRig([FakeElement(.button, id: "b", label: "Beta")])
    #expect(try rig.call(CaptureCall(.text)).data == Data("Fake".utf8))
    #expect(try rig.call(CaptureCall(.text, of: .one(.button, "b"))).data == Data("Beta".utf8))
    #expect(try rig.failure(of: CaptureCall(.png)).code == .unsupported)
  }
}
