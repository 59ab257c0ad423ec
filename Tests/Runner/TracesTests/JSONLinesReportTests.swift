import Testing

@testable import Traces

@Suite struct JSONLinesReportTests {
  @Test func `a run is read as it was written`() throws {
    let text = try JSONLinesReport.text(of: SampleRun.run)
    #expect(text.split(separator: "\n").count == 8)
    let run = try JSONLinesReport.run(from: text)
    #expect(try JSONLinesReport.text(of: run) == text)
  }

  @Test func `a last line that was cut short costs only its scenario`() throws {
    let text = try JSONLinesReport.text(of: SampleRun.run)
    let run = try JSONLinesReport.run(from: String(text.dropLast(40)))
    #expect(run.scenarios.count == 6)
    #expect(run.isInterrupted)
  }

  @Test func `the last line of a trace says how the run ended`() throws {
    var run = SampleRun.run
    run.isInterrupted = true
    let text = try JSONLinesReport.text(of: run) + JSONLinesReport.end(of: SampleRun.run)
    let read = try JSONLinesReport.run(from: text)
    #expect(!read.isInterrupted && read.duration == 1.25 && read.scenarios.count == 7)
  }

  @Test func `a line in the middle that is none is an error with its number`() throws {
    var lines = try JSONLinesReport.text(of: SampleRun.run).split(separator: "\n").map(String.init)
    lines[3] = "{"
    let error = #expect(throws: RunFileError.self) {
      try JSONLinesReport.run(from: lines.joined(separator: "\n"))
    }
    #expect(error?.description.hasPrefix("line 4 can't be read") == true)
  }

  @Test func `another version, and a file that is no run, are errors`() throws {
    let text = try JSONLinesReport.text(of: RunRecord(started: 0))
    #expect(throws: RunFileError.version(7)) {
      try JSONLinesReport.run(from: text.replacing("\"version\":2", with: "\"version\":7"))
    }
    #expect(throws: RunFileError.noRun) { try JSONLinesReport.run(from: "no") }
    #expect(throws: RunFileError.noRun) { try JSONLinesReport.run(from: "") }
  }

  @Test func `shards are joined in the order of their files`() throws {
    var first = SampleRun.run
    var second = SampleRun.run
    first.scenarios = Array(first.scenarios[4...])
    second.scenarios = Array(second.scenarios[..<4])
    second.started += 10
    let whole = RunRecord(merging: [first, second])
    #expect(whole.scenarios.map(\.id) == SampleRun.run.scenarios.map(\.id))
    #expect(whole.started == first.started)
    #expect(whole.scenarios[0].attempts[0].start == 10.5)
  }
}
