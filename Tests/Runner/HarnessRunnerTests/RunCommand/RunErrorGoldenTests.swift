import Foundation
import TestSupport
import Testing

@testable import HarnessRunner

/// Compares the errors for wrong command lines and files with those in `Fixtures/RunErrors`.
///
/// To add a case, add a line here, run, and check the recorded file as a user would read it.
@Suite struct RunErrorGoldenTests {
  private struct Case {
    var name: String
    /// The arguments; `FOLDER` stands for a folder with the files below.
    var arguments: [String]

    init(_ name: String, _ arguments: String...) {
      (self.name, self.arguments) = (name, arguments)
    }
  }

  private static let files: [String: Data] = [
    "empty.feature": Data(),
    "notes.txt": Data("Not a run.\n".utf8),
    "latin.feature": Data([0x46, 0xE9, 0x61]),
    "plain.feature": Data(
      "Feature: A\n  Scenario: S\n    Given the variable \"a\" is \"b\"\n".utf8),
    "outline.feature": Data(
      """
      Feature: A
        Scenario Outline: S
          Given the variable "a" is "<usr>"
          Examples:
            | user |
            | Ada  |

      """.utf8),
    "rowless.feature": Data(
      """
      Feature: A
        Scenario: S
          Given the variable "a" is "b"
        Scenario Outline: O
          Given the variable "a" is "<user>"
          Examples:
            | user |

      """.utf8),
    "unread.feature": Data(
      """
      Feature: A
        Scenario: Table
          Given the variable "a" is "b"
            | a |
        Scenario: Text
          Given the variable "a" is "b"
            \"""
            c
            \"""

      """.utf8),
    "nameless.feature": Data("Feature: A\n  Scenario: S\n    Given \"\" is launched\n".utf8),
    "stepless.feature": Data(
      "Feature: A\n  Background:\n    Given \"App\" is launched\n  Scenario: S\n".utf8),
    "steps/bad.feature": Data(
      "Feature: A\n  @step\n  Scenario: I log in as {strin}\n    Given \"App\" is launched\n".utf8),
    "steps/good.feature": Data(
      "Feature: A\n  Scenario: S\n    Given the variable \"a\" is \"b\"\n".utf8),
    "variables.feature": Data(
      """
      Feature: A
        Scenario: Of the environment
          Given the variable "a" is "${env:NO_SUCH_THING}"
        Scenario: Of no name
          Given the variable "a" is "${}"
        Scenario: Without an end
          Given the variable "a" is "${nope"

      """.utf8),
    "newer.jsonl": Data(
      "{\"duration\":1,\"isInterrupted\":false,\"kind\":\"run\",\"started\":0,\"version\":7}\n".utf8
    ),
  ]

  private static let cases = [
    Case("no-path", "run"),
    Case("unknown-option", "run", "FOLDER/plain.feature", "--rpeat", "2"),
    Case("option-without-value", "run", "FOLDER/plain.feature", "--tags"),
    Case("bad-shard", "run", "FOLDER/plain.feature", "--shard", "3/2"),
    Case("bad-jobs", "run", "FOLDER/plain.feature", "--jobs", "none"),
    Case("bad-tags", "run", "FOLDER/plain.feature", "--tags", "@a and"),
    Case("bad-time", "run", "FOLDER/plain.feature", "--time", "fast"),
    Case("missing-file", "run", "FOLDER/plan.feature"),
    Case("missing-line", "run", "FOLDER/plain.feature:99"),
    Case("no-feature-in-folder", "run", "FOLDER/empty"),
    Case("empty-feature", "run", "FOLDER/empty.feature"),
    Case("device", "run", "/dev/null"),
    Case("not-utf8", "run", "FOLDER/latin.feature"),
    Case("outline-without-column", "run", "FOLDER/outline.feature"),
    Case("outline-without-column-dry", "run", "FOLDER/outline.feature", "--dry-run"),
    Case("no-app-named", "run", "FOLDER/nameless.feature", "--history", "FOLDER/h"),
    Case("no-steps", "run", "FOLDER/stepless.feature", "--history", "FOLDER/h"),
    Case(
      "no-steps-tap", "run", "FOLDER/stepless.feature", "--history", "FOLDER/h", "--tap", "-"),
    Case("no-rows", "run", "FOLDER/rowless.feature", "--history", "FOLDER/h"),
    Case("no-rows-dry", "run", "FOLDER/rowless.feature", "--dry-run"),
    Case("no-steps-dry", "run", "FOLDER/stepless.feature", "--dry-run"),
    Case("missing-line-dry", "run", "FOLDER/plain.feature:99", "--dry-run"),
    Case("no-name-left-dry", "run", "FOLDER/plain.feature", "--dry-run", "--name", "zzz"),
    Case("line-of-folder", "run", "FOLDER/steps:3"),
    Case(
      "report-of-dry-run", "run", "FOLDER/plain.feature", "--dry-run", "--junit", "FOLDER/a.xml"),
    Case("empty-trace", "run", "FOLDER/plain.feature", "--trace", ""),
    Case("empty-report", "run", "FOLDER/plain.feature", "--junit", ""),
    Case("bad-step-name", "run", "FOLDER/steps/bad.feature"),
    Case("bad-step-name-beside", "run", "FOLDER/steps/good.feature", "--history", "FOLDER/h"),
    Case("bad-retries", "run", "FOLDER/plain.feature", "--retries", "9999999"),
    Case(
      "bad-variables", "run", "FOLDER/variables.feature", "--history", "FOLDER/h", "--jobs", "1"),
    Case("two-reports-on-output", "run", "FOLDER/plain.feature", "--tap", "-", "--json", "-"),
    Case("no-scenario-left", "run", "FOLDER/plain.feature", "--tags", "@nothing"),
    Case("report-below-file", "run", "FOLDER/plain.feature", "--tap", "FOLDER/notes.txt/a.tap"),
    Case(
      "unread-arguments", "run", "FOLDER/unread.feature", "--history", "FOLDER/h", "--jobs", "1"),
    Case("unwritable-report", "run", "FOLDER/plain.feature", "--junit", "/proc/none/a.xml"),
    Case("unwritable-trace", "run", "FOLDER/plain.feature", "--trace", "/proc/none/trace"),
    Case("no-trace", "run", "FOLDER/plain.feature", "--replay", "FOLDER/nothing"),
    Case(
      "last-failed-of-nothing", "run", "FOLDER/plain.feature", "--last-failed", "--history",
      "FOLDER/h"),
    Case("report-of-no-run", "report", "FOLDER/notes.txt"),
    Case("report-of-newer-version", "report", "FOLDER/newer.jsonl"),
    Case("merge-of-nothing", "merge", "FOLDER/nothing.jsonl"),
    Case("diff-of-one", "diff", "FOLDER/newer.jsonl"),
  ]

  @Test(arguments: cases.indices)
  func `an error equals its reviewed file`(index: Int) throws {
    let item = Self.cases[index]
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("steps"), withIntermediateDirectories: true)
    for (name, content) in Self.files { try content.write(to: folder.appendingPathComponent(name)) }
    let outcome = FeatureRunTests.run(
      item.arguments.map { $0.replacing("FOLDER", with: folder.path) })
    let text = """
      $ understudy \(item.arguments.joined(separator: " "))
      \(outcome.output)\(outcome.errors)exit status \(outcome.status.rawValue)

      """.replacing(folder.path, with: "FOLDER")
    let problem = try GoldenFile.problem(with: text, "RunErrors/\(item.name).txt")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func `each file belongs to a case`() {
    let names = Self.cases.map { "\($0.name).txt" }
    #expect(Set(names).count == names.count)
    #expect(GoldenFile.names(in: "RunErrors") == names.sorted())
  }
}
