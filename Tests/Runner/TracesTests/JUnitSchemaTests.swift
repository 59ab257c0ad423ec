import Foundation
import Gherkin
import Testing

@testable import Traces

/// Validates reports with `xmllint`; features and Swift suites share the format.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint"),
    "install the package libxml2-utils"))
struct JUnitSchemaTests {
  private static let schema = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Fixtures/Reports/junit.xsd")
    .standardizedFileURL.path

  /// Returns the output of xmllint for a report, which is empty if the report fits the schema.
  private func problems(of text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("junit-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    process.arguments = ["--noout", "--schema", Self.schema, file.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }

  @Test func `a run with every status fits the schema, with and without retries`() throws {
    var run = SampleRun.run
    run.scenarios[2].attempts.append(SampleRun.attempt(.failed))
    run.isInterrupted = true
    run.add(unfinished: run.scenarios[0], start: 0, reason: RunRecord.endedHere)
    #expect(try problems(of: JUnitReport.text(of: run)) == "")
  }

  @Test func `a run of Swift suites fits the schema, with names that XML must escape`() throws {
    var run = RunRecord(started: 1_700_000_000)
    run.duration = 12_345.678
    for (number, status) in [RunStatus.passed, .failed, .skipped, .interrupted].enumerated() {
      var test = ScenarioRecord(
        id: "Mod.Suite/`a < b & \"c\"`()/File.swift:\(number):1", uri: "Mod.Suite",
        location: SourceLocation(line: 0), feature: "Mod.Suite", rule: nil,
        name: "`a < b & \"c\"`() \u{1B}[31m", tags: [], repetition: 2)
      var attempt = AttemptRecord(start: 0)
      attempt.status = status
      attempt.duration = 1e-9
      var step = StepRecord(
        id: "1", keyword: "", text: test.name, uri: "/a.swift", location: SourceLocation(line: 3))
      step.status = status
      step.message = status == .passed ? nil : "one\ntwo ]]> \u{FFFF}"
      attempt.steps = [step]
      test.attempts = [attempt]
      run.scenarios.append(test)
    }
    #expect(try problems(of: JUnitReport.text(of: run)) == "")
  }

  @Test func `a report that doesn't fit the schema is detected`() throws {
    let text = JUnitReport.text(of: SampleRun.run)
      .replacing("<testcase name=", with: "<testcase nome=")
    #expect(try problems(of: text).contains("nome"))
  }
}
