import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// The calls that move an app's clock.
@MainActor
@Suite struct MovingClockTests {
  let rig: AgentRig
  private var clock: AppClock { rig.clock }

  init() throws {
    rig = try AgentRig([FakeElement(.window)])
    rig.loop.stopLimit = 1000
  }

  private func `repeat`(every seconds: TimeInterval) {
    clock.schedule(after: seconds, named: "what repeats") { [self] in `repeat`(every: seconds) }
  }

  @Test func `time passes by the requested amount`() throws {
    clock.schedule(after: 2, named: "work") {}
    let result = try rig.call(MoveClockCall(.advance(5)))
    #expect(result.passed == 5 && result.now == 5)
    #expect(clock.pendingWork.isEmpty)
  }

  @Test func `time passes up to the next deadline, for all work of that moment`() throws {
    var order: [String] = []
    for (delay, name) in [(3.0, "late"), (2, "first"), (2, "second")] {
      clock.schedule(after: delay, named: name) { order.append(name) }
    }
    #expect(try rig.call(MoveClockCall(.nextDeadline)).passed == 2)
    #expect(order == ["first", "second"])
    #expect(try rig.call(MoveClockCall(.nextDeadline)).passed == 1)
    #expect(try rig.call(MoveClockCall(.nextDeadline)).passed == 0)
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity, 1e300])
  func `an invalid time is refused`(seconds: Double) throws {
    #expect(try rig.failure(of: MoveClockCall(.advance(seconds))).code == .invalidArgument)
    #expect(clock.now == 0)
  }

  @Test func `a century with repeating work ends in a failure`() throws {
    `repeat`(every: 0.1)
    let failure = try rig.failure(of: MoveClockCall(.advance(3_155_760_000)))
    guard case .invalidArgument(.tooMuchDue(let seconds, let passed, let limit, let next)) = failure
    else {
      Issue.record("\(failure)")
      return
    }
    #expect(seconds == 3_155_760_000 && limit == 1000)
    #expect(passed == clock.now && abs(passed - 100) < 0.01)
    #expect(next?.hasSuffix("on the app's clock: what repeats") == true)
    let end = " s of 3155760000 s have passed: something was due 1000 times on the way; next is"
    #expect(failure.message.contains(end), "\(failure.message)")
    // The app goes on.
    #expect(try rig.call(MoveClockCall(.advance(1))).passed == 1)
  }

  @Test func `a century with work that repeats at once ends in a failure too`() throws {
    `repeat`(every: 0)
    let failure = try rig.failure(of: MoveClockCall(.advance(3_155_760_000)))
    #expect(failure.code == .invalidArgument)
    #expect(clock.now > 0)
  }

  @Test func `a long sleep of the test ends in the same way`() throws {
    `repeat`(every: 0.1)
    #expect(try rig.failure(of: PassTimeCall(seconds: 8_000_000)).code == .invalidArgument)
  }

  @Test func `an endless wait ends when work was due too often`() throws {
    `repeat`(every: 0.1)
    let result = try rig.call(
      WaitCall(.one(.button, "never"), until: .exists, timeout: .infinity))
    #expect(!result.isSatisfied)
    #expect(abs(result.elapsed - 100) < 1)
    #expect(result.busy.first == "something was due 1000 times, and the wait ended there")
  }

  @Test func `an endless wait leaves the clock at a valid moment`() throws {
    let result = try rig.call(
      WaitCall(.one(.button, "never"), until: .exists, timeout: .infinity))
    #expect(!result.isSatisfied && result.elapsed == 8_640_000)
    #expect(try rig.call(MoveClockCall(.advance(1))).now == 8_640_001)
  }

  @Test func `only the test's moves advance a frozen clock`() throws {
    clock.schedule(after: 2, named: "work") {}
    _ = try rig.call(MoveClockCall(.freeze))
    let wait = WaitCall(.one(.button, "never"), until: .exists, timeout: 30)
    #expect(try rig.call(wait).elapsed == 0)
    _ = try rig.call(PassTimeCall(seconds: 30))
    #expect(clock.now == 0)
    #expect(try rig.call(MoveClockCall(.advance(1))).now == 1)
    _ = try rig.call(MoveClockCall(.resume))
    #expect(try rig.call(wait).elapsed == 30)
  }

  @Test func `the date moves and deadlines don't`() throws {
    clock.schedule(after: 2, named: "work") {}
    let date = Date(timeIntervalSince1970: 4_000_000_000)
    _ = try rig.call(DeviceCall(.date(date)))
    #expect(abs(clock.date.timeIntervalSince(date)) < 0.001)
    #expect(clock.nextDeadline == 2)
    let moved = try rig.call(ClockCall())
    #expect(moved.now == 0 && abs((moved.date ?? 0) - 4_000_000_000) < 0.001)
  }

  @Test(arguments: [DeviceChange.timeZone("Asia/Tokyo"), .locale("de_CH")])
  func `time zone and locale of the test's own process stay`(change: DeviceChange) throws {
    #expect(try rig.failure(of: DeviceCall(change)).code == .unsupported)
  }

  @Test(arguments: [
    DeviceChange.timeZone("Asia/Tokyo"), .date(.distantFuture), .locale("nowhere at all"),
  ])
  func `an app that can't be launched as requested gives the reason`(change: DeviceChange) throws {
    let failure = try refusal(ofLaunchWith: change, isAdapter: false)
    #expect([.unsupported, .invalidArgument].contains(failure.code))
  }

  @Test(arguments: [
    (DeviceChange.timeZone("Asia/Tokyo"), "time zone"), (.date(.now), "date"),
    (.locale("de_CH"), "locale"),
  ])
  func `an adapter refuses changes to itself`(change: DeviceChange, name: String) throws {
    let refusal = AutomationFailure.unsupported(
      "change its \(name), because it runs in another process")
    #expect(try self.refusal(ofLaunchWith: change, isAdapter: true) == refusal)
    let adapter = try AgentRig(isAdapter: true)
    #expect(try adapter.failure(of: DeviceCall(change)) == refusal)
    #expect(abs(adapter.clock.date.timeIntervalSinceNow) < 60)
  }

  /// Returns the failure of a launch that asks for a change.
  private func refusal(
    ofLaunchWith change: DeviceChange, isAdapter: Bool
  ) throws -> AutomationFailure {
    let connection = FakeConnection()
    let loop = EventLoop(clock: AppClock(mode: .virtual), watchesProcess: false)
    let session = AgentSession(
      name: "Fake", connection: connection, loop: loop, isAdapter: isAdapter)
    let coder = AutomationCoder()
    var call = InitializeCall(client: "rig")
    call.device = [change]
    connection.waiting = [.line(try coder.encode(call, id: 1))]
    #expect(session.awaitInitialize() == nil)
    #expect(session.hasRefusedLaunch)
    let answer = try coder.decodeAnswer(
      try #require(connection.sent.last), as: InitializeCall.Result.self)
    guard case .failure(let failure, 1) = answer else {
      throw AutomationFailure.internalError("\(answer)")
    }
    return failure
  }
}
