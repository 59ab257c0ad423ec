import Foundation
import Synchronization
import Testing

@testable import HarnessRunner

@Suite struct HarnessCommandTests {
  /// The output and exit status of a command.
  struct Outcome {
    var status: HarnessRunner.ExitStatus
    var output: String
    var errors: String
  }

  func run(_ arguments: String...) -> Outcome {
    let output = Mutex("")
    let errors = Mutex("")
    let console = Console(
      hasColor: false, output: { text in output.withLock { $0 += text } },
      error: { text in errors.withLock { $0 += text } })
    let status = HarnessCommand.run(arguments, on: console)
    return Outcome(
      status: status, output: output.withLock { $0 }, errors: errors.withLock { $0 })
  }

  @Test func `“help” with a command prints that command's help`() {
    let asked = FeatureRunTests.run(["help", "merge"])
    #expect(asked.status == .success)
    #expect(asked.output == FeatureRunTests.run(["merge", "--help"]).output)
    #expect(FeatureRunTests.run(["help", "murge"]).errors.contains("did you mean “merge”?"))
  }

  @Test(arguments: [nil, "help", "--help", "-h"] as [String?])
  func `no command, or a request for help, lists the commands`(word: String?) {
    let outcome = word.map { run($0) } ?? run()
    #expect(outcome.status == .success)
    for command in HarnessCommand.all {
      #expect(outcome.output.contains("  \(command.name)"))
      #expect(outcome.output.contains(command.summary))
    }
  }

  @Test func `the version is the latest in the changelog`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let changelog = try String(
      contentsOf: root.appendingPathComponent(".github/CHANGELOG.md"), encoding: .utf8)
    let version = try #require(changelog.firstMatch(of: #/## ([0-9.]+) /#)).output.1
    let outcome = run("--version")
    #expect(outcome.status == .success)
    #expect(outcome.output.trimmingCharacters(in: .newlines) == "understudy \(version)")
  }

  @Test func `an unknown command suggests the nearest one`() {
    let outcome = run("dmeo")
    #expect(outcome.status == .usage)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("there is no command “dmeo”; did you mean “demo”?"))
  }

  @Test func `a command's help explains it and its options`() {
    let outcome = run("bench", "--help")
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix("usage: understudy bench [options]"))
    #expect(outcome.output.contains("--runs N"))
  }

  @Test(arguments: [
    (["bench", "--rnus", "3"], "does not know “--rnus”; did you mean “--runs”?"),
    (["bench", "--runs"], "“--runs” needs N after it."),
    (["bench", "--runs", "--part"], "“--runs” needs N after it, and “--part” is an option."),
    (["bench", "--runs", "many"], "“--runs” takes a number from 1, not “many”."),
    (["bench", "--runs", "0"], "“--runs” takes a number from 1, not “0”."),
    (["bench", "--part", "elemnts"], "not “elemnts”; did you mean “elements”?"),
    (["demo", "fast"], "“demo” does not know “fast”."),
    (
      ["inspect", "LoginApp", "-model.user", "bob"],
      "does not know “-model.user”. Launch arguments of the app follow “--”."
    ),
  ])
  func `an error names the invalid option and the help that lists the options`(
    arguments: [String], message: String
  ) {
    let output = Mutex("")
    let console = Console(hasColor: false, output: { _ in }) { text in
      output.withLock { $0 += text }
    }
    #expect(HarnessCommand.run(arguments, on: console) == .usage)
    let errors = output.withLock { $0 }
    #expect(errors.contains(message))
    #expect(
      errors.hasSuffix("\n“understudy \(arguments[0]) --help” lists the options.\n"))
    #expect(errors.split(separator: "\n").count == 2)
  }
}
