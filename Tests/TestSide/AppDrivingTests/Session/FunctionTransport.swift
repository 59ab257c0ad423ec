import AppDriving
import AutomationProtocol
import Foundation
import Synchronization

/// An app in the test's own process, whose requests a function answers.
final class FunctionTransport: Transport {
  private let answers = Mutex<[Data]>([])
  private let answer: @Sendable (AutomationRequest, AutomationCoder) throws -> [Data]

  init(_ answer: @escaping @Sendable (AutomationRequest, AutomationCoder) throws -> [Data]) {
    self.answer = answer
  }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    let coder = AutomationCoder(
      calls: [InitializeCall.self, CountCall.self, RecordCall.self, TerminateCall.self])
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

  /// Answers the first request.
  static func initialized(
    _ request: AutomationRequest, _ coder: AutomationCoder
  ) throws -> Data {
    try coder.encode(
      result: InitializeCall.Result(
        protocolVersion: .current, name: "App", processIdentifier: 1, capabilities: ["count"],
        screenSize: CGSize(width: 640, height: 384)), id: request.id)
  }
}
