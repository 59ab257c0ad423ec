import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import NetworkStubs

/// Answers the test's calls about a page's network, `app.network`.
@MainActor
final class PageNetworkExtension: AgentExtension {
  /// Sends questions to the test.
  private(set) var ask: AgentQuestion.Sender?
  /// The page's stubs, once it is open.
  weak var stubs: PageStubs?
  private var loop: EventLoop?
  private var start = 0.0

  let calls: [any AutomationCall.Type] = [
    AddStubCall.self, RemoveStubCall.self, RequestsCall.self, NetworkReportCall.self,
  ]

  func begin(on loop: EventLoop, ask: @escaping AgentQuestion.Sender) {
    self.loop = loop
    self.ask = ask
  }

  /// Reads the stubs that the test has declared before the launch.
  ///
  /// - Throws: `PageAdapterError.stubs` if they can't be read.
  func launchStubs() throws(PageAdapterError) -> [AddStubCall] {
    guard let text = getenv(LaunchStubs.variable).map({ String(cString: $0) }) else { return [] }
    unsetenv(LaunchStubs.variable)
    do {
      return try JSONDecoder().decode(LaunchStubs.self, from: Data(text.utf8)).stubs
    } catch {
      throw .stubs("the test's stubs can't be read: \(error)")
    }
  }

  func answer(_ call: any AutomationCall, isLast: Bool) throws -> (any Codable & Sendable)? {
    guard let stubs else { return nil }
    switch call {
    case let call as AddStubCall:
      do throws(StubProblem) {
        try stubs.add(call)
        return EmptyResult()
      } catch {
        throw AutomationFailure.unsupported(error.message)
      }
    case let call as RemoveStubCall:
      stubs.removeStub(numbered: call.number)
      return EmptyResult()
    case let call as RequestsCall: return requests(call, of: stubs, isLast: isLast)
    case is NetworkReportCall:
      return NetworkReportCall.Result(
        refusals: stubs.table.records.compactMap {
          if case .refused(let refusal) = $0.outcome { refusal } else { nil }
        }, unusedStubs: stubs.table.unused)
    default: return nil
    }
  }

  func timeout(of call: any AutomationCall) -> TimeInterval {
    start = loop?.clock.now ?? 0
    return (call as? RequestsCall)?.timeout ?? 0
  }

  private func requests(
    _ call: RequestsCall, of stubs: PageStubs, isLast: Bool
  ) -> RequestsCall.Result? {
    let records = stubs.table.records.filter { call.pattern?.matches($0.request) ?? true }
    guard records.count >= call.count || isLast else { return nil }
    return RequestsCall.Result(records: records, elapsed: (loop?.clock.now ?? 0) - start)
  }
}
