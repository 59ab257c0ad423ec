import Foundation
import Testing

@testable import Traces

@Suite struct RunFilmTests {
  private static let run: RunRecord = {
    var run = RunRecord(started: 1_700_000_000)
    run.scenarios = [SampleRun.run.scenarios[0], SampleRun.run.scenarios[2]]
    run.scenarios[0].attempts[0].screens[0].commands = "t 0 0 255 1 Hello\n"
    return run
  }()

  @Test func `a recording has a head and the terminal's output, one value per line`() throws {
    let lines = try CastReport.text(of: Self.run).split(separator: "\n")
    #expect(lines.count == 4)
    let head = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(head["version"] as? Int == 2 && head["width"] as? Int == 80)
    #expect(head["height"] as? Int == 26)
    let events = try lines[1...].map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
    }
    #expect(events.map { $0[0] as? Double } == [0, 1, 4])
    let passed = try #require(events[0][2] as? String)
    #expect(passed.contains(#/\u{1B}\[[0-9;]+mHello/#), "\(passed.debugDescription)")
    let failed = try #require(events[1][2] as? String)
    #expect(failed.contains("When I do <this>  (failed)") && failed.hasSuffix("Button"))
    // A name's control characters don't reach the terminal.
    #expect(!failed.contains("\u{1}"))
  }

  @Test func `an animation shows each screen for its duration, and repeats`() {
    let text = AnimationReport.text(of: Self.run)
    #expect(text.contains("begin=\"0s;round.end\" dur=\"4.0s\""))
    #expect(text.contains("begin=\"round.begin+0.0s\" dur=\"1.0s\""))
    #expect(text.contains("begin=\"round.begin+1.0s\" dur=\"3.0s\""))
    #expect(text.components(separatedBy: "<image ").count == 3)
    #expect(text.contains("When I do &lt;this&gt;"))
  }

  @Test func `a run without screens is a recording without events`() throws {
    let text = try CastReport.text(of: RunRecord(started: 0))
    #expect(text.split(separator: "\n").count == 1)
    #expect(AnimationReport.text(of: RunRecord(started: 0)).hasSuffix("</svg>\n"))
  }
}
