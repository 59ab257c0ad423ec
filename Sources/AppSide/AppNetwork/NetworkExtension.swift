import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import NetworkStubs
import Synchronization

/// Answers the test's calls about the network.
@MainActor
final class NetworkExtension: AgentExtension {
  private var loop: EventLoop?
  private var start = 0.0
  /// The number of the last request that the trace has received.
  private var lastRecorded = 0
  /// The requests in the trace that still wait for an answer.
  private var waiting: Set<Int> = []

  let calls: [any AutomationCall.Type] = [
    AddStubCall.self, RemoveStubCall.self, RequestsCall.self, NetworkReportCall.self,
  ]

  func begin(on loop: EventLoop, ask: @escaping AgentQuestion.Sender) {
    self.loop = loop
    let center = NetworkCenter.shared
    center.state.withLock { $0.work = loop.work }
    center.timing.begin(loop.clock, ask)
    center.prepare()
    loop.beforeSettling { [weak loop] in
      guard let now = loop?.clock.now else { return }
      center.state.withLock { $0.now = now }
    }
  }

  func answer(_ call: any AutomationCall, isLast: Bool) throws -> (any Codable & Sendable)? {
    let center = NetworkCenter.shared
    switch call {
    case let call as AddStubCall:
      do {
        try center.state.withLock { try $0.add(call) }
        return EmptyResult()
      } catch let problem as StubProblem {
        throw AutomationFailure.unsupported(problem.message)
      }
    case let call as RemoveStubCall:
      center.state.withLock { $0.removeStub(numbered: call.number) }
      return EmptyResult()
    case let call as RequestsCall: return requests(call, isLast: isLast)
    case is NetworkReportCall:
      return center.state.withLock { state in
        NetworkReportCall.Result(
          refusals: state.table.records.compactMap {
            if case .refused(let refusal) = $0.outcome { refusal } else { nil }
          }, unusedStubs: state.table.unused, refusedConnections: state.refusedConnections)
      }
    default: return nil
    }
  }

  func timeout(of call: any AutomationCall) -> TimeInterval {
    start = loop?.clock.now ?? 0
    return (call as? RequestsCall)?.timeout ?? 0
  }

  func takeRequests() -> [RecordCall.Request] {
    let (count, records) = NetworkCenter.shared.state.withLock { state in
      let isNew = state.table.requestCount > lastRecorded || !waiting.isEmpty
      return (state.table.requestCount, isNew ? state.table.records : [])
    }
    let taken = records.filter { record in
      record.number > lastRecorded || waiting.contains(record.number) && record.answerText != nil
    }
    for record in taken {
      if record.answerText == nil {
        waiting.insert(record.number)
      } else {
        waiting.remove(record.number)
      }
    }
    lastRecorded = count
    return taken.map {
      RecordCall.Request(
        number: $0.number, title: $0.request.shownTitle, answer: $0.answerText, time: $0.time)
    }
  }

  private func requests(_ call: RequestsCall, isLast: Bool) -> RequestsCall.Result? {
    let records = NetworkCenter.shared.state.withLock(\.table.records)
      .filter { call.pattern?.matches($0.request) ?? true }
    guard records.count >= call.count || isLast else { return nil }
    return RequestsCall.Result(records: records, elapsed: (loop?.clock.now ?? 0) - start)
  }
}
