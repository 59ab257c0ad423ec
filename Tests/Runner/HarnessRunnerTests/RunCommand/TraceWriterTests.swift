import Foundation
import Gherkin
import LaunchDomain
import Testing
import Traces

@testable import HarnessRunner

@Suite struct TraceWriterTests {
  @Test(arguments: [(["a log of 23456"], true), (["a log of 2345"], false), ([], false)])
  func `a trace is rewritten for a secret in a text, not for the digits of a number`(
    log: [String], isRewritten: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = try TraceWriter(folder: folder)
    try writer.begin(started: 1.234567, shard: nil)
    var attempt = AttemptRecord(start: 0)
    attempt.log = log
    var scenario = ScenarioRecord(
      id: "a.feature:3", uri: "a.feature", location: .init(line: 3, column: 3), feature: "A",
      rule: nil, name: "B", tags: [])
    scenario.attempts = [attempt]
    writer.ended(scenario)
    let file = folder.appendingPathComponent(TraceWriter.fileName)
    let before = try number(of: file)
    var secrets = RunSecrets()
    secrets.redactor.learn(LaunchSecret("23456"))
    try writer.end(RunRecord(started: 1.234567), without: secrets)
    let isAnotherFile = try number(of: file) != before
    #expect(isAnotherFile == isRewritten)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("1.234567"))
    #expect(!text.contains("a log of 23456"))
    #expect(text.contains("a log of <hidden>") == isRewritten)
  }

  /// Returns the inode number of a file.
  private func number(of file: URL) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int)
  }
}
