import AutomationProtocol
import Foundation
import Synchronization
import Testing

@testable import AppDriving

/// An app in the test's own process: a function answers its requests.
private final class FunctionTransport: Transport {
  private let answers = Mutex<[Data]>([])
  private let answer: @Sendable (AutomationRequest, AutomationCoder) throws -> [Data]

  init(_ answer: @escaping @Sendable (AutomationRequest, AutomationCoder) throws -> [Data]) {
    self.answer = answer
  }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    let coder = AutomationCoder(calls: [InitializeCall.self, CountCall.self, TerminateCall.self])
    do {
      let request = try coder.decodeRequest(line)
      let lines = try answer(request, coder)
      answers.withLock { $0 += lines }
    } catch {
      throw .failed("\(error)")
    }
  }

  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    try answers.withLock { (answers) throws(TransportProblem) in
      guard !answers.isEmpty else { throw .closed(unfinished: Data()) }
      return answers.removeFirst()
    }
  }

  func close() {}
}

private let launch = AppLaunch(executable: URL(fileURLWithPath: "/in/this/process/App"))

private func initialized(_ request: AutomationRequest, _ coder: AutomationCoder) throws -> Data {
  try coder.encode(
    result: InitializeCall.Result(
      protocolVersion: .current, name: "App", processIdentifier: 1, capabilities: ["count"],
      screenSize: CGSize(width: 640, height: 384)), id: request.id)
}

@Suite struct `A session without a process` {
  @Test func `makes requests in the same way`() throws {
    let transport = FunctionTransport { request, coder in
      switch request.call {
      case is InitializeCall: [try initialized(request, coder)]
      case is CountCall:
        [
          try coder.encode(log: LogNotification(message: "counting")),
          try coder.encode(result: CountCall.Result(count: 5, version: 1), id: request.id),
        ]
      default: [try coder.encode(result: EmptyResult(), id: request.id)]
      }
    }
    let session = try AppSession(launch, over: transport)
    #expect(session.name == "App")
    #expect(session.processIdentifier == nil)
    #expect(try session.call(CountCall(.application)).count == 5)
    #expect(session.logLines == ["counting"])
    #expect(session.state == .runningForeground)
    #expect(session.terminate() == nil)
    #expect(session.state == .notRunning)
    let methods = session.transcript.filter { $0.direction == .sent }.compactMap {
      $0.text.firstMatch(of: /"method":"([a-z]+)"/).map { String($0.1) }
    }
    #expect(methods == ["initialize", "count", "terminate"])
  }

  @Test func `ends when the other side closes it`() throws {
    let transport = FunctionTransport { request, coder in
      request.call is InitializeCall ? [try initialized(request, coder)] : []
    }
    let session = try AppSession(launch, over: transport)
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(.application)) }
    #expect(error?.code == .ended)
    #expect(session.state == .notRunning)
  }
}
