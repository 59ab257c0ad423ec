import AutomationProtocol
import Foundation
import Synchronization
import Testing

@testable import AppDriving

/// An app whose main thread gets no processor while a request is pending.
private final class StarvedApp: Transport {
  private struct State {
    var timeouts = 0
    var deadlines: [ContinuousClock.Instant] = []
    var wait = Duration.zero
    var readings = 0
  }

  private let app: FunctionTransport
  /// The number of timeouts before the answer.
  private let timeoutCount: Int
  /// The growth of the wait for a processor with each reading.
  private let step: Duration
  private let state = Mutex(State())

  init(_ app: FunctionTransport, timeoutCount: Int, waitingEachTime step: Duration) {
    self.app = app
    self.timeoutCount = timeoutCount
    self.step = step
  }

  var deadlines: [ContinuousClock.Instant] { state.withLock(\.deadlines) }

  /// The number of times that the wait for a processor was read.
  var readings: Int { state.withLock(\.readings) }

  var processorWait: Duration {
    state.withLock { state in
      state.readings += 1
      return state.wait
    }
  }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    try app.send(line, by: deadline)
  }

  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    let isLate = state.withLock { state in
      state.deadlines.append(deadline)
      guard state.timeouts < timeoutCount else { return false }
      state.timeouts += 1
      state.wait += step
      return true
    }
    guard !isLate else { throw .timedOut(unfinished: Data()) }
    return try app.receive(by: deadline)
  }

  func close() {}
}

@Suite struct `The limit of an answer` {
  private static let launch = AppLaunch(executable: URL(fileURLWithPath: "/in/this/process/App"))

  private func app(
    timeoutCount: Int, waitingEachTime step: Duration
  ) -> StarvedApp {
    let app = FunctionTransport { request, coder in
      switch request.call {
      case is InitializeCall: [try FunctionTransport.initialized(request, coder)]
      default: [try coder.encode(result: EmptyResult(), id: request.id)]
      }
    }
    return StarvedApp(app, timeoutCount: timeoutCount, waitingEachTime: step)
  }

  @Test func `is extended by the app's wait for a processor`() throws {
    let app = app(timeoutCount: 4, waitingEachTime: .seconds(7))
    let session = try AppSession(Self.launch, over: app)
    #expect(session.state == .runningForeground)
    let deadlines = app.deadlines
    // The first is the time after which an answer is late, the second the limit itself.
    #expect(deadlines.count == 5)
    for (last, next) in zip(deadlines.dropFirst(2), deadlines.dropFirst(3)) {
      #expect(next > last)
      #expect(next < last + .seconds(7))
    }
    #expect(ContinuousClock.now.duration(to: deadlines[4]) <= .seconds(7))
  }

  @Test func `applies to an app that had a processor`() throws {
    let app = app(timeoutCount: 2, waitingEachTime: .zero)
    let error = #expect(throws: AppSessionError.self) { try AppSession(Self.launch, over: app) }
    #expect(error?.code == .noAnswer)
    #expect(app.deadlines.count == 2)
  }

  @Test func `needs no look at the app while answers come at once`() throws {
    let app = app(timeoutCount: 0, waitingEachTime: .zero)
    _ = try AppSession(Self.launch, over: app)
    #expect(app.readings == 0)
  }
}
