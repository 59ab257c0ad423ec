import AppDriving
import Foundation
import Testing
import Traces

@testable import HarnessRunner

/// Suites of these very tests, run in another process.
@Suite struct SuiteRunnerTests {
  private let bundle = SuiteBundle(
    executable: URL(fileURLWithPath: AppLocator.testBundle),
    folder: FileManager.default.temporaryDirectory)

  @Test func `tests of both libraries are listed and run`() throws {
    let tests = try bundle.tests()
    let chosen = tests.filter {
      $0.suite == "TracesTests.RunHistoryTests" || $0.name == "testTheSuiteHasAScenario"
    }
    #expect(Set(chosen.map(\.library)) == [.xcTest, .swiftTesting] && chosen.count == 6)
    let results = try SuiteRunner(bundle: bundle, stop: SuiteStop()).results(of: chosen)
    for test in chosen { #expect(results[test]?.status == .passed, "\(test.id)") }
    #expect(results.count == chosen.count)
  }

  @Test func `a test that doesn't run has failed`() throws {
    let test = SuiteTest(xcTest: "NoModule.NoSuite/testNothing")
    let results = try SuiteRunner(bundle: bundle, stop: SuiteStop()).results(of: [test])
    #expect(results[test]?.status == .failed)
    #expect(results[test]?.failures.first?.message.contains("it did not run this test") == true)
  }

  @Test func `an interruption leaves the rest without a result`() throws {
    let stop = SuiteStop()
    stop.interrupt()
    let test = SuiteTest(xcTest: "NoModule.NoSuite/testNothing")
    #expect(try SuiteRunner(bundle: bundle, stop: stop).results(of: [test]).isEmpty)
  }

  @Test func `options choose tests, and name what leaves none`() throws {
    let tests = ["testA", "testB", "testC"].map { SuiteTest(xcTest: "Mod.Suite/\($0)") }
    func chosen(_ words: [String: String], _ flags: Set<String> = []) throws -> ([String], String?)
    {
      let options = try SuiteOptions(.init(flags: flags, values: words), environment: [:])
      var history = RunHistory()
      history.entries[tests[1].key] = .init(milliseconds: 900, hasFailed: true)
      let selection = try options.selection(of: tests, history: history)
      return (selection.tests.map(\.name), selection.emptiedBy)
    }
    #expect(try chosen(["--filter", "test[AB]$"].pairs).0 == ["testA", "testB"])
    #expect(try chosen(["--skip", "testB"].pairs).0 == ["testA", "testC"])
    #expect(try chosen([:], ["--last-failed"]).0 == ["testB"])
    #expect(try chosen(["--filter", "x"].pairs).1 == "--filter x")
    let parts = try [1, 2].map { try chosen(["--shard", "\($0)/2"].pairs).0 }
    #expect(parts.flatMap(\.self).sorted() == ["testA", "testB", "testC"])
    #expect(throws: UsageError.self) { try chosen(["--filter", "("].pairs) }
  }

  @Test func `a test that fails and then passes is flaky, and a failure has its place`() {
    let test = SuiteTest(xcTest: "Mod.Suite/testA")
    var record = ScenarioRecord(test, repetition: nil)
    record.add(
      SuiteResult(
        status: .failed, duration: 1,
        failures: [
          .init(message: "one", path: "/a.swift", line: 3),
          .init(message: "two", path: "/a.swift", line: 4),
        ]))
    #expect(
      record.reportedStep.map(FailureText.lines(of:))
        == ["/a.swift:3: error: one", "    testA", "    /a.swift:4: two"])
    #expect(record.place == "Mod.Suite")
    record.add(SuiteResult())
    #expect(record.status == .flaky && record.duration == 1)
  }

  @Test func `a folder without a package is missing`() {
    let outcome = FeatureRunTests.run(["test", "--package", "/nowhere"])
    #expect(outcome.status == .missing)
    #expect(outcome.errors.contains("there is no Package.swift in /nowhere."))
  }
}

extension [String] {
  fileprivate var pairs: [String: String] { [self[0]: self[1]] }
}
