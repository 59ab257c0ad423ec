import Foundation
import Gherkin
import Testing
import Traces

@testable import HarnessRunner

/// Tests how commands read results.
@Suite struct RunFileTests {
  /// Writes results into a new folder.
  private func withFile(
    _ lines: String..., body: (_ path: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("results-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("run.jsonl")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
    try body(file.path)
  }

  private static func head(version: Int = 2, isInterrupted: Bool = false, more: String = "")
    -> String
  {
    "{\"duration\":1,\"isInterrupted\":\(isInterrupted),\"kind\":\"run\"\(more),\"started\":0,"
      + "\"version\":\(version)}"
  }

  private static func scenario(_ id: String) throws -> String {
    var scenario = ScenarioRecord(
      id: id, uri: "a.feature", location: SourceLocation(line: 1), feature: "A", rule: nil,
      name: "S\(id)", tags: [])
    scenario.attempts = [AttemptRecord(start: 0)]
    var run = RunRecord(started: 0)
    run.scenarios = [scenario]
    return String(try JSONLinesReport.text(of: run).split(separator: "\n")[1])
  }

  private static let feature = FeatureRunTests.features.appendingPathComponent("login.feature").path

  @Test(arguments: [
    (
      "{\"version\":7,\"kind\":\"run\"}",
      "its format has version 7, but this program reads version 2."
    ),
    ("no results", "it isn't a run"), ("", "it isn't a run"),
  ])
  func `unreadable results have the status of a missing resource in every command`(
    first: String, message: String
  ) throws {
    try withFile(first) { path in
      for command in [
        ["report", path], ["merge", path], ["diff", path, path], ["replay", path],
        ["run", "--replay", path, Self.feature],
      ] {
        let outcome = FeatureRunTests.run(command)
        #expect(outcome.status == .missing, "\(command)")
        #expect(outcome.errors.contains(message), "\(command): \(outcome.errors)")
      }
    }
  }

  @Test func `results without messages can't be replayed`() throws {
    try withFile(Self.head(), try Self.scenario("1")) { path in
      let outcome = FeatureRunTests.run(["run", "--replay", path, Self.feature])
      #expect(outcome.status == .missing && outcome.errors.contains("has no messages"))
    }
  }

  @Test func `a report of a run that was cut short fails, and says so`() throws {
    let begun = try JSONLinesReport.beginning(
      of: ScenarioRecord(
        id: "2", uri: "a.feature", location: SourceLocation(line: 9), feature: "A", rule: nil,
        name: "The last one", tags: []), at: 0.5)
    try withFile(
      Self.head(isInterrupted: true), try Self.scenario("1"), String(begun.dropLast())
    ) { path in
      let outcome = FeatureRunTests.run(["report", path, "--junit", "-"])
      #expect(outcome.status == .failure)
      #expect(outcome.errors.contains("the run was cut short, so scenarios may be missing"))
      #expect(outcome.output.contains("<testcase name=\"The last one\""))
      #expect(outcome.output.contains("<error message=\"the run ended here\""))
      for kind in ["json", "tap", "html"] {
        let report = FeatureRunTests.run(["report", path, "--\(kind)", "-"])
        #expect(report.status == .failure)
        #expect(report.output.contains("the run ended here"), "\(kind)")
      }
      #expect(FeatureRunTests.run(["merge", path]).status == .failure)
    }
    try withFile(Self.head(), try Self.scenario("1")) { path in
      #expect(FeatureRunTests.run(["report", path, "--junit", "-"]).status == .success)
    }
  }

  @Test func `a comparison with a run that was cut short fails and names that run`() throws {
    try withFile(Self.head(), try Self.scenario("1")) { whole in
      try withFile(Self.head(isInterrupted: true), try Self.scenario("1")) { part in
        for operands in [[whole, part], [part, whole]] {
          let outcome = FeatureRunTests.run(["diff"] + operands)
          #expect(outcome.status == .failure)
          #expect(outcome.output == "1 scenario is the same\n")
          #expect(
            outcome.errors
              == "warning: \(part): the run was cut short, so scenarios may be missing.\n")
        }
        let same = FeatureRunTests.run(["diff", whole, whole])
        #expect(same.status == .success && same.errors.isEmpty, "\(same.errors)")
      }
    }
  }

  @Test func `merging names the run that was cut short`() throws {
    try withFile(Self.head(), try Self.scenario("1")) { whole in
      try withFile(Self.head(isInterrupted: true)) { part in
        let outcome = FeatureRunTests.run(["merge", whole, part])
        #expect(outcome.status == .failure)
        #expect(
          outcome.errors
            == "warning: \(part): the run was cut short, so scenarios may be missing.\n")
      }
    }
  }

  @Test func `unreadable lines are listed once, and the rest is reported`() throws {
    try withFile(
      Self.head(), try Self.scenario("1"), "{", "\u{0}", try Self.scenario("2")
    ) { path in
      let outcome = FeatureRunTests.run(["report", path, "--json", "-"])
      #expect(outcome.status == .failure)
      #expect(
        outcome.errors.contains(
          "run.jsonl: 2 lines (3, 4) can't be read; the rest is used, but scenarios may be missing"
        ),
        "\(outcome.errors)")
      #expect(outcome.errors.components(separatedBy: "can't be read").count == 2)
      #expect(outcome.output.contains("\"name\":\"S2\""))
    }
  }

  @Test func `an entry of a newer version has a plain message`() throws {
    try withFile(
      Self.head(), try Self.scenario("1"), "{\"kind\":\"coverage\"}", try Self.scenario("2")
    ) { path in
      let outcome = FeatureRunTests.run(["report", path, "--json", "-"])
      #expect(outcome.status == .success)
      #expect(
        outcome.errors.contains(
          "line 3 skipped: a newer version has written kinds that this version doesn't know, “coverage”"
        ),
        "\(outcome.errors)")
      #expect(!outcome.errors.contains("CodingKeys"))
    }
  }

  @Test func `a missing file's error names the command that creates it`() {
    let outcome = FeatureRunTests.run(["merge", "/dev/null"])
    #expect(outcome.status == .missing)
    #expect(
      outcome.errors.contains(
        "/dev/null cannot be read; “run --trace DIR” and “run --json FILE” write results."),
      "\(outcome.errors)")
  }

  @Test func `merging needs every shard`() throws {
    let shard =
      ",\"shard\":{\"count\":2,\"deal\":{\"digest\":\"a\",\"scenarios\":2},\"index\":1}"
    try withFile(Self.head(more: shard), try Self.scenario("1")) { path in
      let history = path + ".history"
      let outcome = FeatureRunTests.run(["merge", path, "--junit", "-", "--history", history])
      #expect(outcome.status == .missing)
      #expect(outcome.errors.contains("part 2 of 2 is missing"))
      // The existing part is reported as incomplete, and the history that deals out the shards isn't
      // changed.
      #expect(outcome.output.contains("<testcase name=\"S1\""), "\(outcome.output)")
      #expect(outcome.output.contains("<error message=\"the run was cut short"))
      #expect(!FileManager.default.fileExists(atPath: history))
      let twice = FeatureRunTests.run(["merge", path, path])
      #expect(twice.status == .usage && twice.errors.contains("are both part 1 of 2"))
    }
  }
}
