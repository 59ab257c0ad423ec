import Testing
import Traces

@testable import HarnessRunner

@Suite struct ReportArgumentsTests {
  @Test(arguments: ["report", "merge"])
  func `the help lists the reports made from results, and why messages aren't one`(
    command: String
  ) {
    let help = FeatureRunTests.run([command, "--help"]).output
    for kind in ReportKind.allCases {
      #expect(help.contains("  \(kind.option) FILE") == (kind != .messages), "\(kind)")
    }
    #expect(help.contains("“run --messages FILE”"))
    let outcome = FeatureRunTests.run([command, "a.jsonl", "--messages", "b.ndjson"])
    #expect(outcome.status == .usage)
    #expect(
      outcome.errors.contains("“\(command)” has no “--messages”: Cucumber's messages hold the"),
      "\(outcome.errors)")
  }

  private func reports(_ values: [String: String], flags: Set<String> = []) throws
    -> [ReportKind: String]
  {
    try HarnessCommand.Arguments(flags: flags, values: values).reports()
  }

  @Test func `one report may go to standard output`() throws {
    let reports = try reports(["--json": "-", "--junit": "a.xml", "--jobs": "2"])
    #expect(reports == [.json: "-", .junit: "a.xml"])
    #expect(reports.onStandardOutput == .json)
    #expect(try !self.reports(["--tap": "./-"]).useStandardOutput)
  }

  @Test func `a feature given as a report's file isn't overwritten`() {
    #expect {
      try reports(["--html": "a/b.feature"])
    } throws: {
      ($0 as? UsageError)?.message.contains("would overwrite a feature") == true
    }
  }

  @Test func `two reports on standard output, or one of a watch, are wrong usage`() {
    #expect {
      try reports(["--tap": "-", "--html": "-"])
    } throws: {
      ($0 as? UsageError)?.message.hasPrefix("“--html” and “--tap” both name “-”") == true
    }
    #expect(throws: UsageError.self) { try reports(["--json": "-"], flags: ["--watch"]) }
    #expect(throws: UsageError.self) {
      try HarnessCommand.Arguments(values: ["--history": "-"]).history()
    }
    #expect(throws: UsageError.self) {
      try TraceOption(HarnessCommand.Arguments(values: ["--trace": "-"]))
    }
  }
}
