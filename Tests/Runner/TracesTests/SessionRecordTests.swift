import AppDriving
import AutomationProtocol
import Foundation
import Testing

@testable import Traces

@Suite struct SessionRecordTests {
  static func recorded(_ texts: [String]) throws -> AttemptRecord {
    var session = SessionRecord(
      launch: .init(
        app: "An \"app\",\"message\":", executable: "/bin/app", subject: nil,
        arguments: ["-a", "b"], secretKeys: ["password"], environment: ["A": "1"]))
    var attempt = AttemptRecord(start: 0)
    let coder = AutomationCoder()
    let nodes = [
      ElementSnapshot.Node(ElementAttributes(identity: 1, elementType: .button), depth: 0)
    ]
    for (number, text) in texts.enumerated() {
      let result = RecordCall.Result(
        picture: .init(.commands, "t 0 0 255 0 \(text)\n", size: CGSize(width: 80, height: 16)),
        elements: number == 0 ? .init(from: [], to: nodes) : nil, version: UInt64(number))
      let request = Data("{\"id\":\(number),\"method\":\"record\"}".utf8)
      session.lines.append(.init(time: 0.25, isSent: true, message: request))
      let answer = Data(try coder.encode(result: result, id: number).dropLast())
      session.lines.append(.init(time: 1, isSent: false, message: answer))
      attempt.recordings.append(.init(session: 0, request: number))
    }
    attempt.sessions = [session]
    return attempt
  }

  private func trace(_ attempt: AttemptRecord) throws -> String {
    var run = SampleRun.run
    run.scenarios = [run.scenarios[0]]
    run.scenarios[0].attempts = [attempt]
    var lines = try JSONLinesReport.text(of: run).split(separator: "\n").map(String.init)
    lines.insert(
      String(decoding: attempt.sessions[0].text(attempt: 0).dropLast(), as: UTF8.self), at: 1)
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `reading restores sessions and makes screens from them`() throws {
    var attempt = try Self.recorded(["Hello", "Hello", "Bye"])
    attempt.steps = SampleRun.run.scenarios[0].attempts[0].steps
    attempt.steps[0].screenBefore = 0
    attempt.steps[0].screen = 2
    let read = try JSONLinesReport.run(from: try trace(attempt)).scenarios[0].attempts[0]
    #expect(read.sessions.map(\.launch) == attempt.sessions.map(\.launch))
    #expect(read.sessions.map(\.lines) == attempt.sessions.map(\.lines))
    #expect(read.screens.count == 2)
    #expect(read.screens[0].svg.contains("Hello") && read.screens[1].svg.contains("Bye"))
    #expect(read.screens.allSatisfy { $0.tree == ["Button"] && $0.width == 80 })
    #expect(read.steps[0].screenBefore == 0 && read.steps[0].screen == 1)
  }

  @Test func `a screen request without an answer has the previous screen`() throws {
    var attempt = try Self.recorded(["Hello"])
    attempt.recordings.append(.init(session: 0, request: 9))
    attempt.steps = SampleRun.run.scenarios[0].attempts[0].steps
    attempt.steps[0].screen = 1
    attempt.makeScreens()
    #expect(attempt.screens.count == 1 && attempt.steps[0].screen == 0)
  }

  @Test func `a trace is readable up to the place where it was cut`() throws {
    let text = try trace(try Self.recorded(["Hello"]))
    for length in stride(from: text.utf8.count - 1, to: 120, by: -37) {
      let cut = String(decoding: Data(text.utf8.prefix(length)), as: UTF8.self)
      let run = try JSONLinesReport.run(from: cut)
      #expect(run.scenarios.count <= 1)
    }
  }
}
