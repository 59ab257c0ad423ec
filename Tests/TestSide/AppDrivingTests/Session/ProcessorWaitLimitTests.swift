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

  var processorWait: Duration { state.withLock(\.wait) }

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
    let app = app(timeoutCount: 3, waitingEachTime: .seconds(7))
    let session = try AppSession(Self.launch, over: app)
    #expect(session.state == .runningForeground)
    let deadlines = app.deadlines
    #expect(deadlines.count == 4)
    for (last, next) in zip(deadlines.dropFirst(), deadlines.dropFirst(2)) {
      #expect(next > last)
      #expect(next < last + .seconds(7))
    }
    #expect(ContinuousClock.now.duration(to: deadlines[3]) <= .seconds(7))
  }

  @Test func `applies to an app that had a processor`() throws {
    let app = app(timeoutCount: 1, waitingEachTime: .zero)
    let error = #expect(throws: AppSessionError.self) { try AppSession(Self.launch, over: app) }
    #expect(error?.code == .noAnswer)
    #expect(app.deadlines.count == 1)
  }
}
