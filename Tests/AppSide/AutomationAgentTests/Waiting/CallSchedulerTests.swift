import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

@MainActor
@Suite struct CallSchedulerTests {
  let label = FakeElement(.staticText, id: "done")
  let rig: AgentRig

  init() throws { rig = try AgentRig([FakeElement(.window)]) }

  var appears: WaitCall { WaitCall(.one(.staticText, "done"), until: .exists, timeout: 30) }

  @Test func `a wait for an existing element ends at once without advancing time`() throws {
    rig.tree.root.add(label)
    let result = try rig.call(appears)
    #expect(result.isSatisfied)
    #expect(result.elapsed == 0)
    #expect(rig.clock.now == 0)
  }

  @Test func `virtual time goes from deadline to deadline until the condition holds`() throws {
    var seen: [Double] = []
    for moment in [1.0, 2.5, 7] {
      rig.clock.schedule(after: moment, named: "step") { [rig] in seen.append(rig.clock.now) }
    }
    rig.clock.schedule(after: 5, named: "arrival") { [rig, label] in rig.tree.root.add(label) }
    let result = try rig.call(appears)
    #expect(result.isSatisfied)
    #expect(result.elapsed == 5)
    #expect(seen == [1, 2.5])
    #expect(rig.clock.now == 5)
  }

  @Test func `a wait whose condition never holds ends at its timeout`() throws {
    let result = try rig.call(appears)
    #expect(!result.isSatisfied)
    #expect(result.elapsed == 30)
    #expect(result.busy == [])
    #expect(rig.clock.now == 30)
  }

  @Test func `a wait continues when a followed program comes to rest without a report`()
    throws
  {
    let program = FollowedProgram()
    rig.loop.addIdleSource(program)
    rig.clock.follower = program
    let start = ContinuousClock.now
    let id = try rig.send(appears)
    rig.run(untilSent: 2)
    #expect(try rig.result(of: appears, id: id).elapsed == 30)
    #expect(program.time == 30)
    // In real time the wait would have taken all of it.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `a failed wait reports what is due next on the clock`() throws {
    for (moment, name) in [
      (90.0, "the last"), (45, "the stub's answer"), (60, "a banner"), (75.25, "a reminder"),
    ] {
      rig.clock.schedule(after: moment, named: name) {}
    }
    rig.clock.schedule(after: 40, named: "what was cancelled") {}.cancel()
    rig.clock.schedule(after: 20, named: "what is over") {}
    #expect(
      try rig.call(appears).busy == [
        "due in 15.0 s on the app's clock: the stub's answer",
        "due in 30.0 s on the app's clock: a banner",
        "due in 45.25 s on the app's clock: a reminder",
        "and 1 more on the app's clock after that",
      ])
    let call = ResolveCall(.one(.staticText, "done"), expecting: .one, timeout: 5)
    let failure = #expect(throws: AutomationFailure.self) { try rig.call(call) }
    guard case .noMatches(let facts) = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(facts.busy.first == "due in 10.0 s on the app's clock: the stub's answer")
  }

  @Test func `a condition that first holds at the deadline is noticed`() throws {
    rig.clock.schedule(after: 30, named: "arrival") { [rig, label] in rig.tree.root.add(label) }
    #expect(try rig.call(appears).isSatisfied)
  }

  @Test func `a wait with a zero, negative or invalid timeout checks once`() throws {
    for timeout in [0, -1, Double.nan] {
      let result = try rig.call(
        WaitCall(.one(.staticText, "done"), until: .exists, timeout: timeout))
      #expect(!result.isSatisfied)
    }
    #expect(rig.clock.now == 0)
  }

  @Test func `a wait for a restless app takes app time and reports it as busy`()
    throws
  {
    func spin() { rig.clock.schedule(after: 0, named: "a spinning wheel") { spin() } }
    spin()
    var seen: [Double] = []
    for moment in [1.0, 2.5] {
      rig.clock.schedule(after: moment, named: "step") { [rig] in seen.append(rig.clock.now) }
    }
    let result = try rig.call(appears)
    #expect(!result.isSatisfied)
    #expect(result.elapsed == 30)
    #expect(
      result.busy == ["new work for the same moment is scheduled again and again: a spinning wheel"]
    )
    #expect(seen == [1, 2.5])
    #expect(
      try rig.failure(
        of: PerformCall(.tap(count: 1, touches: 1), on: .one(.button, "x"), timeout: 1)
      ).code == .noMatches)
  }

  @Test func `a condition that holds in a restless app ends the wait`() throws {
    var rounds = 0
    func spin() {
      rounds += 1
      rig.clock.schedule(after: 0, named: "spinning") { spin() }
    }
    spin()
    rig.clock.schedule(after: 5, named: "arrival") { [rig, label] in rig.tree.root.add(label) }
    let result = try rig.call(appears)
    #expect(result.isSatisfied)
    #expect(result.elapsed == 5)
  }

  @Test func `a wait reports the state of the clock at its end`() throws {
    rig.clock.schedule(after: 45, named: "later") {}
    var call = appears
    #expect(try rig.call(call).clock == nil)
    call.readsClock = true
    let result = try rig.call(call)
    #expect(
      result.clock
        == ClockCall.Result(now: 60, next: nil, isReal: false, version: result.version))
    rig.clock.schedule(after: 45, named: "later") {}
    #expect(try rig.call(call).clock?.next == 105)
  }

  @Test func `a wait for absence ends when the element disappears`() throws {
    rig.tree.root.add(label)
    rig.clock.schedule(after: 3, named: "departure") { [rig, label] in rig.tree.root.remove(label) }
    let result = try rig.call(
      WaitCall(.one(.staticText, "done"), until: .doesNotExist, timeout: 10))
    #expect(result.isSatisfied)
    #expect(result.elapsed == 3)
  }

  @Test func `a wait for a property of one element ends when it changes`() throws {
    rig.tree.root.add(label)
    rig.clock.schedule(after: 3, named: "change") { [label] in label.automationLabel = "Success" }
    let result = try rig.call(
      WaitCall(
        .one(.staticText, "done"), until: .matches(.identified(by: "Success")), timeout: 10))
    #expect(result.isSatisfied)
  }

  @Test func `virtual time does not jump during real work`() throws {
    let activity = rig.loop.work.begin("network", "waiting for the answer to POST /login")
    rig.clock.schedule(after: 20, named: "later") {}
    let id = try rig.send(appears)
    #expect(rig.clock.now == 0)
    #expect(rig.loop.realTimeEnd == 30)
    rig.tree.root.add(label)
    activity.end()
    rig.run(untilSent: 2)
    let result = try rig.result(of: appears, id: id)
    #expect(result.isSatisfied)
    #expect(rig.loop.realTimeEnd == nil)
  }

  @Test func `a wait that times out during real work names the work`() throws {
    let activity = rig.loop.work.begin("network", "waiting for the answer to POST /login")
    let call = WaitCall(.one(.staticText, "done"), until: .exists, timeout: 0.02)
    let id = try rig.send(call)
    rig.run(untilSent: 2)
    let result = try rig.result(of: call, id: id)
    #expect(!result.isSatisfied)
    #expect(result.busy == ["waiting for the answer to POST /login"])
    activity.end()
  }

  @Test func `calls that arrive during a wait are answered after it, in order`() throws {
    let activity = rig.loop.work.begin("network", "waiting")
    let before = rig.connection.sent.count
    try rig.send(appears)
    try rig.send(CountCall(.application))
    #expect(rig.connection.sent.count == before)
    rig.tree.root.add(label)
    activity.end()
    rig.run(untilSent: before + 2)
    #expect(rig.connection.sent.count == before + 2)
  }
}

/// A program that works for a moment, and whose time follows a clock.
@MainActor
private final class FollowedProgram: IdleSource, FollowingClock {
  private var looks = 0
  private(set) var time: TimeInterval = 0

  var isIdle: Bool {
    looks += 1
    return looks > 40
  }
  let name = "program"
  let busyDescription = "the program is working"

  let step: TimeInterval? = nil
  let reportsRest = false
  func follow(by seconds: TimeInterval) { time += seconds }
}
