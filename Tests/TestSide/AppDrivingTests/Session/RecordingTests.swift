import AutomationProtocol
import Foundation
import Synchronization
import Testing

@testable import AppDriving

@Suite struct `A session that is recorded` {
  /// Returns a session with an app that answers each request only when the next one arrives, as a pipe may.
  private func session(_ capabilities: [String] = ["record"], writesNumberLast: Bool = false) throws
    -> AppSession
  {
    var launch = AppLaunch(executable: URL(fileURLWithPath: "/in/this/process/App"))
    launch.keepsTranscript = true
    let transport = FunctionTransport { request, coder in
      switch request.call {
      case is InitializeCall:
        return [
          try coder.encode(
            result: InitializeCall.Result(
              protocolVersion: .current, name: "App", processIdentifier: 1,
              capabilities: capabilities, screenSize: .zero), id: request.id)
        ]
      case is RecordCall:
        guard !writesNumberLast else {
          return [
            Data("{\"jsonrpc\":\"2.0\",\"result\":{\"version\":9},\"id\":\(request.id)}".utf8)
          ]
        }
        let picture = RecordCall.Picture(
          .commands, "t 0 0 255 0 Hello\n", size: CGSize(width: 80, height: 16))
        return [
          try coder.encode(log: LogNotification(message: "drawing")),
          try coder.encode(result: RecordCall.Result(picture: picture, version: 9), id: request.id),
        ]
      default:
        return [try coder.encode(result: CountCall.Result(count: 5, version: 9), id: request.id)]
      }
    }
    return try AppSession(launch, over: transport)
  }

  @Test(arguments: [false, true])
  func `continues without waiting for the answer`(writesNumberLast: Bool) throws {
    let session = try session(writesNumberLast: writesNumberLast)
    #expect(session.record() == 2)
    #expect(session.record() == 3)
    #expect(session.transcriptLines.count == 4)
    #expect(try session.call(CountCall(.application)).count == 5)
    #expect(session.logLines == (writesNumberLast ? [] : ["drawing", "drawing"]))
    let received = session.transcriptLines.filter { $0.direction == .received }
    #expect(received.count == (writesNumberLast ? 4 : 6))
    #expect(session.lastScreen == (writesNumberLast ? nil : "Hello"))
  }

  @Test func `doesn't record an app that lacks support`() throws {
    let session = try session([])
    #expect(session.record() == nil)
    #expect(try session.call(CountCall(.application)).count == 5)
  }

  @Test func `keeps lines of any length`() throws {
    let session = try session()
    let text = String(repeating: "x", count: 10_000)
    _ = try session.call(
      CountCall(
        ElementQuery(steps: [.descendants(.any), .matching(.identified(by: text))])))
    #expect(session.transcriptLines.contains { $0.bytes.count > 10_000 })
    #expect(session.transcript.allSatisfy { $0.text.count < 5_000 })
  }
}
