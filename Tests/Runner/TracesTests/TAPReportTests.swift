import Testing

@testable import Traces

@Suite struct TAPReportTests {
  private let lines = TAPReport.text(of: SampleRun.run).split(separator: "\n").map(String.init)

  @Test func `each scenario is a test, after a plan`() {
    #expect(lines.prefix(2) == ["TAP version 14", "1..7"])
    #expect(lines.filter { $0.hasPrefix("ok ") }.count == 3)
    #expect(lines.filter { $0.hasPrefix("not ok ") }.count == 4)
  }

  @Test func `a number sign in a name doesn't begin a directive`() {
    #expect(lines.contains { $0.hasPrefix("ok 1 - A: is passed <&\"\\#") })
    #expect(
      lines.contains { $0.hasPrefix("ok 6 - ") && $0.hasSuffix(" # SKIP because of “x” & ]]>") })
  }

  @Test func `a failure has a YAML block`() throws {
    let start = try #require(lines.firstIndex { $0.hasPrefix("not ok 3") })
    #expect(lines[start + 1] == "  ---")
    #expect(lines.contains("  at: \"a.feature:9:10\""))
    let message = try #require(lines.firstIndex(of: "    a.feature:9:10: error: because of"))
    // The second line of the message is in the block, too.
    #expect(lines[message + 1] == "    “x” & ]]>")
  }

  @Test func `control characters are replaced`() {
    #expect(!lines.joined().unicodeScalars.contains("\u{1}"))
    #expect(lines.contains { $0.hasPrefix("ok 1 - A: is passed <&\"\\#␁>") })
  }

  @Test func `an interrupted run bails out`() {
    var run = RunRecord(started: 0)
    run.isInterrupted = true
    #expect(
      TAPReport.text(of: run).hasSuffix(
        "Bail out! the run was cut short, so scenarios may be missing\n"))
  }
}
