import Testing

@testable import Traces

@Suite struct JSONLinesReportTests {
  @Test func `reading a run restores what was written`() throws {
    let text = try JSONLinesReport.text(of: SampleRun.run)
    #expect(text.split(separator: "\n").count == 8)
    let run = try JSONLinesReport.run(from: text)
    #expect(try JSONLinesReport.text(of: run) == text)
  }

  @Test func `a last line that was cut short loses only its scenario`() throws {
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

  @Test func `a broken line in the middle loses only itself, and the run is incomplete`() throws {
    var lines = try JSONLinesReport.text(of: SampleRun.run).split(separator: "\n").map(String.init)
    lines[3] = "{"
    let run = try JSONLinesReport.run(from: lines.joined(separator: "\n"))
    #expect(run.scenarios.count == 6)
    #expect(run.unread == [UnreadLine(number: 4)])
    #expect(run.isInterrupted && !run.isSuccessful)
  }

  @Test(arguments: [3, 8])
  func `an entry of a newer version is left out, and the run is complete`(position: Int) throws {
    var lines = try JSONLinesReport.text(of: SampleRun.run).split(separator: "\n").map(String.init)
    lines.insert("{\"coverage\":{},\"kind\":\"coverage\"}", at: position)
    let run = try JSONLinesReport.run(from: lines.joined(separator: "\n"))
    #expect(run.scenarios.count == 7 && !run.isInterrupted)
    #expect(run.unread == [UnreadLine(number: position + 1, kind: "coverage")])
  }

  /// A trace in which one scenario has begun but not ended.
  private static func trace() throws -> [String] {
    var run = SampleRun.run
    run.isInterrupted = true
    var lines = try JSONLinesReport.text(of: run).split(separator: "\n").map { "\($0)\n" }
    let begun = SampleRun.run.scenarios[6]
    lines[7] = try JSONLinesReport.beginning(of: begun, at: 0.5)
    return lines
  }

  @Test func `reports contain a scenario that was running when its run ended`() throws {
    let run = try JSONLinesReport.run(from: Self.trace().joined())
    #expect(run.isInterrupted && run.scenarios.count == 7)
    let last = try #require(run.scenarios.last)
    #expect(last.isUnfinished && last.status == .interrupted)
    #expect(last.attempts[0].start == 0.5 && last.failedMessage == "the run ended here")
  }

  @Test func `a scenario with a result isn't reported as running`() throws {
    var lines = try Self.trace()
    var rest = RunRecord(started: 0)
    rest.scenarios = [SampleRun.run.scenarios[6]]
    let line = try #require(try JSONLinesReport.text(of: rest).split(separator: "\n").last)
    lines.append("\(line)\n")
    lines.append(try JSONLinesReport.end(of: SampleRun.run))
    let run = try JSONLinesReport.run(from: lines.joined())
    #expect(!run.isInterrupted && run.scenarios.count == 7)
    #expect(run.scenarios.allSatisfy { !$0.isUnfinished })
  }

  @Test func `a scenario whose line is broken is unfinished`() throws {
    var lines = try Self.trace()
    lines += ["{\"broken\n", try JSONLinesReport.end(of: SampleRun.run)]
    let run = try JSONLinesReport.run(from: lines.joined())
    #expect(run.isInterrupted && run.unread == [UnreadLine(number: 9)])
    #expect(run.scenarios.last?.failedMessage == "its result can't be read")
  }

  @Test func `a file of another version and a file that isn't a run are errors`() throws {
    let text = try JSONLinesReport.text(of: RunRecord(started: 0))
    #expect(throws: RunFileError.version(7)) {
      try JSONLinesReport.run(from: text.replacing("\"version\":2", with: "\"version\":7"))
    }
    #expect(throws: RunFileError.noRun) { try JSONLinesReport.run(from: "no") }
    #expect(throws: RunFileError.noRun) { try JSONLinesReport.run(from: "") }
  }

  @Test func `merged shards have their scenarios in the order of the files`() throws {
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
