import AutomationProtocol
import Foundation
import Testing

@testable import AppDriving

private let launch = AppLaunch(executable: URL(fileURLWithPath: "/in/this/process/App"))

@Suite struct `A session without a process` {
  @Test func `makes requests in the same way`() throws {
    let transport = FunctionTransport { request, coder in
      switch request.call {
      case is InitializeCall: [try FunctionTransport.initialized(request, coder)]
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
      request.call is InitializeCall ? [try FunctionTransport.initialized(request, coder)] : []
    }
    let session = try AppSession(launch, over: transport)
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(.application)) }
    #expect(error?.code == .ended)
    #expect(session.state == .notRunning)
  }
}
