import AutomationProtocol
import Foundation
import Synchronization
import Testing

@testable import AppDriving

/// An app that records the time that it is asked to let pass.
private final class PassingApp: Transport {
  private struct State {
    var answers: [Data] = []
    var passed: [Double] = []
    var hasPassed: [Bool?] = []
  }

  private let state = Mutex(State())
  private let capabilities: [String]
  let isInProcess: Bool

  init(canPassTime: Bool = true, isInProcess: Bool = false) {
    self.isInProcess = isInProcess
    capabilities = [CountCall.method] + (canPassTime ? [PassTimeCall.method] : [])
  }

  /// The requested times, in seconds.
  var passed: [Double] { state.withLock { $0.passed } }
  /// For each of them, whether as much real time has passed.
  var hasPassed: [Bool?] { state.withLock { $0.hasPassed } }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    let coder = AutomationCoder(calls: [InitializeCall.self, CountCall.self, PassTimeCall.self])
    do {
      let request = try coder.decodeRequest(line)
      let answer: Data
      switch request.call {
      case is InitializeCall:
        answer = try coder.encode(
          result: InitializeCall.Result(
            protocolVersion: .current, name: "App", processIdentifier: 1,
            capabilities: capabilities, screenSize: CGSize(width: 640, height: 384)),
          id: request.id)
      case let call as PassTimeCall:
        state.withLock {
          $0.passed.append(call.seconds)
          $0.hasPassed.append(call.hasPassed)
        }
        answer = try coder.encode(result: EmptyResult(), id: request.id)
      default:
        answer = try coder.encode(result: CountCall.Result(count: 0, version: 1), id: request.id)
      }
      state.withLock { $0.answers.append(answer) }
    } catch {
      throw .failed("\(error)")
    }
  }

  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    try state.withLock { (state) throws(TransportProblem) in
      guard !state.answers.isEmpty else { throw .closed(unfinished: Data()) }
      return state.answers.removeFirst()
    }
  }

  func close() {}
}

private let launch = AppLaunch(executable: URL(fileURLWithPath: "/in/this/process/App"))

extension AppSession {
  fileprivate func ask() throws { _ = try call(CountCall(.application, limit: 1)) }
}

/// A time so long that a test that really slept would exceed its time limit.
private let hour: UInt32 = 3600

@Suite(.timeLimit(.minutes(1))) struct SleepTakerTests {
  @Test func `an endless sleep stays in real time`() throws {
    let session = try AppSession(launch, over: PassingApp())
    try session.ask()
    // For an endless sleep, Foundation sleeps repeatedly for the longest time that the system accepts.
    #expect(session.conversation.addSleep(.seconds(9_000_000_000), of: .current))
    #expect(session.conversation.addSleep(.seconds(9_000_000_000), of: .current))
    #expect(!session.conversation.addSleep(.seconds(9_000_000_000), of: .current))
  }

  @Test func `a test's sleep passes in its app before the next call`() throws {
    let app = PassingApp()
    let session = try AppSession(launch, over: app)
    #expect(!session.testHasSlept)
    sleep(hour)
    #expect(session.testHasSlept)
    #expect(app.passed.isEmpty)
    try session.ask()
    #expect(app.passed == [3600])
    #expect(!session.testHasSlept)
    try session.ask()
    #expect(app.passed == [3600])
  }

  @Test func `sleeps add up`() throws {
    let app = PassingApp()
    let session = try AppSession(launch, over: app)
    usleep(250_000)
    var time = timespec(tv_sec: 3, tv_nsec: 500_000_000)
    nanosleep(&time, nil)
    usleep(250_000)
    try session.ask()
    #expect(app.passed == [4])
  }

  @Test
  func `a task sleeps in real time beside an app in its process, where the time passes as well`()
    async throws
  {
    let app = PassingApp(isInProcess: true)
    let session = try AppSession(launch, over: app)
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(20))
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    try session.ask()
    #expect(app.hasPassed == [true])
    #expect(try #require(app.passed.first) >= 0.02)
    try session.ask()
    #expect(app.passed.count == 1)
  }

  @Test(arguments: [false, true])
  func `a wait in real time passes in the app, which waits as well only in another process`(
    isInProcess: Bool
  ) throws {
    let app = PassingApp(isInProcess: isInProcess)
    let session = try AppSession(launch, over: app)
    session.conversation.addWait(.seconds(5), of: .current)
    #expect(session.testHasSlept)
    try session.ask()
    #expect(app.passed == [5])
    #expect(app.hasPassed == [isInProcess ? true : nil])
    #expect(!session.testHasSlept)
  }

  @Test func `a sleep is a separate step`() throws {
    let steps = Mutex<[String]>([])
    let session = try AppSession(launch, over: PassingApp()) { step in
      steps.withLock { $0.append(step.sentence) }
    }
    sleep(2)
    try session.ask()
    try session.ask()
    let count = "Checking existence of `Application 'App'`"
    #expect(steps.withLock { $0 } == ["Launch App", "Let 2.0s pass", count, count])
  }

  @Test func `a thread's sleep by Foundation passes in the app`() throws {
    let app = PassingApp()
    let session = try AppSession(launch, over: app)
    Thread.sleep(forTimeInterval: 3600)
    Thread.sleep(until: Date(timeIntervalSinceNow: 3600))
    try session.ask()
    #expect(app.passed.map { $0.rounded() } == [7200])
  }

  @Test func `a task's sleep passes in the app`() async throws {
    let app = PassingApp()
    let session = try AppSession(launch, over: app)
    try await Task.sleep(for: .seconds(3600))
    try await Task.sleep(nanoseconds: 3600_000_000_000)
    try session.ask()
    #expect(app.passed.map { $0.rounded() } == [7200])
  }

  @Test func `each app that a test drives gets the time`() throws {
    let apps = [PassingApp(), PassingApp()]
    let sessions = try apps.map { try AppSession(launch, over: $0) }
    sleep(hour)
    for session in sessions { try session.ask() }
    #expect(apps.map(\.passed) == [[3600], [3600]])
  }

  @Test func `a sleep in another task passes in no app`() async throws {
    let app = PassingApp()
    let session = try AppSession(launch, over: app)
    await Task.detached { _ = usleep(1000) }.value
    try session.ask()
    #expect(app.passed.isEmpty)
  }

  @Test func `computing passes in no app`() throws {
    let app = PassingApp()
    let session = try AppSession(launch, over: app)
    let end = ContinuousClock.now + .milliseconds(20)
    while ContinuousClock.now < end {}
    try session.ask()
    #expect(app.passed.isEmpty)
  }

  @Test func `a test of an app with real time sleeps in real time`() throws {
    let app = PassingApp(canPassTime: false)
    let session = try AppSession(launch, over: app)
    let start = ContinuousClock.now
    usleep(10_000)
    #expect(ContinuousClock.now - start >= .milliseconds(10))
    try session.ask()
    #expect(app.passed.isEmpty)
  }

  @Test func `a test whose app has ended sleeps in real time`() throws {
    let session = try AppSession(launch, over: PassingApp())
    session.terminate(.immediate)
    let start = ContinuousClock.now
    usleep(10_000)
    #expect(ContinuousClock.now - start >= .milliseconds(10))
  }

  @Test func `a synchronous method continues for an async one`() async {
    let task = SleepTaker.Driver.current
    #expect(task.goes(onAs: .current))
    let other = await Task.detached { SleepTaker.Driver.current }.value
    #expect(!task.goes(onAs: other))
    let (first, second) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: (SleepTaker.Driver.current, SleepTaker.Driver.current))
      }
    }
    #expect(first.goes(onAs: second) && !task.goes(onAs: first) && !first.goes(onAs: task))
  }
}
