import Foundation
import TestSupport
import Testing

@testable import Traces

/// Compares each kind of report with its file in `Fixtures/Reports/Golden`.
@Suite struct ReportGoldenTests {
  private static let reports: [(name: String, text: @Sendable () throws -> String)] = [
    ("junit.xml", { JUnitReport.text(of: SampleRun.run) }),
    ("run.tap", { TAPReport.text(of: SampleRun.run) }),
    ("run.jsonl", { try JSONLinesReport.text(of: SampleRun.run) }),
    ("messages.ndjson", { try messages() }),
    (
      "annotations.txt",
      { GitHubReport.annotations(of: SampleRun.run).joined(separator: "\n") + "\n" }
    ),
    ("summary.md", { GitHubReport.summary(of: SampleRun.run) }),
    ("page-data.json", { try pageData() }),
    ("run.cast", { try CastReport.text(of: SampleRun.run) }),
    ("run.svg", { AnimationReport.text(of: SampleRun.run) }),
  ]

  /// Replaces the processor, which depends on the machine.
  private static func messages() throws -> String {
    let (run, sources) = try SampleRun.withSources()
    return try MessagesReport.text(of: run, sources: sources)
      .replacing("\"cpu\":{\"name\":\"arm64\"}", with: "\"cpu\":{\"name\":\"x86_64\"}")
  }

  private static func pageData() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(PageData(SampleRun.run)), as: UTF8.self) + "\n"
  }

  @Test(arguments: reports.indices)
  func `a report equals its reviewed file`(index: Int) throws {
    let (name, text) = Self.reports[index]
    let problem = try GoldenFile.problem(with: text(), "Reports/Golden/\(name)")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func `each file belongs to a report`() {
    #expect(GoldenFile.names(in: "Reports/Golden") == Self.reports.map(\.name).sorted())
  }
}
