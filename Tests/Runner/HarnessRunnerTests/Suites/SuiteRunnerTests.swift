import AppDriving
import Foundation
import Synchronization
import Testing
import Traces

@testable import HarnessRunner

/// Suites of these very tests, run in another process.
@Suite struct SuiteRunnerTests {
  private static let bundle = SuiteBundle(
    executable: URL(fileURLWithPath: AppLocator.testBundle),
    folder: FileManager.default.temporaryDirectory)
  // Listing takes two processes, so it is done once.
  private static let listed = Result { try bundle.tests() }
  private let bundle = SuiteRunnerTests.bundle

  @Test func `tests of both libraries are listed and run`() throws {
    let chosen = try Self.listed.get().filter {
      $0.suite == "TracesTests.RunHistoryTests" || $0.name == "testTheSuiteHasAScenario"
    }
    #expect(Set(chosen.map(\.library)) == [.xcTest, .swiftTesting] && chosen.count == 6)
    var told: [SuiteEvent] = []
    let runner = SuiteRunner(
      bundle: bundle, stop: SuiteStop(), begins: { told.append(.began($0)) },
      ended: { test, result in
        #expect(result.status == .passed)
        told.append(.ended(test))
      })
    let results = try runner.results(of: chosen)
    for test in chosen { #expect(results[test]?.status == .passed, "\(test.id)") }
    #expect(results.count == chosen.count)
    for test in chosen {
      let began = told.firstIndex(of: .began(test.id))
      let ended = told.firstIndex(of: .ended(test.id))
      #expect(began != nil && ended != nil && began ?? 0 < ended ?? 0, "\(test.id)")
    }
    #expect(told.count == 2 * chosen.count)
  }

  @Test func `traced tests have their calls, messages and screens, whichever library runs them`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("traces-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let chosen = try Self.listed.get().filter {
      $0.id.hasPrefix("LoginAppUITests.LoginUITests/testThePasswordIsNotShown")
        || $0.id.hasPrefix("LoginAppUITests.LoginFlowTests/`the indicator shows")
    }
    #expect(Set(chosen.map(\.library)) == [.xcTest, .swiftTesting] && chosen.count == 2)
    let options = try SuiteOptions(.init(values: ["--trace": folder.path]), environment: [:])
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let results = try SuiteRunner(
      bundle: SuiteBundle(executable: bundle.executable, folder: package), stop: SuiteStop(),
      variables: options.variables
    ).results(of: chosen)
    var run = RunRecord(started: 0)
    for test in chosen {
      var record = ScenarioRecord(test, repetition: nil)
      record.add(results[test])
      run.scenarios.append(record)
    }
    // What a process has written is a trace by itself.
    #expect(try Set(RunFile.read(folder.path).scenarios.map(\.id)) == Set(chosen.map(\.id)))
    SuiteTraces(folder: folder.path).add(to: &run)
    run.makeScreens()
    for scenario in run.scenarios {
      let attempt = scenario.attempts[0]
      #expect(attempt.status == .passed, "\(scenario.failedMessage ?? "")")
      #expect(attempt.steps.contains { $0.text == "Tap \"Login\" Button" }, "\(attempt.steps)")
      #expect(attempt.steps.contains { $0.resources != nil })
      #expect(attempt.sessions.count == 1 && attempt.sessions[0].lines.count > 10)
      #expect(attempt.screens.count > 2 && attempt.steps.last?.screen != nil)
      let messages = String(decoding: attempt.sessions[0].text(attempt: 0), as: UTF8.self)
      #expect(!messages.contains("\"1234\""))
    }
    SuiteTraces(folder: folder.path).clear()
    #expect(SuiteTraces.files(in: folder.path).isEmpty)
  }

  @Test func `a test that is tried again is shown once, as it ends`() {
    let output = Mutex("")
    let console = Console(
      hasColor: false, environment: [:], output: { text in output.withLock { $0 += text } },
      error: { _ in })
    let tests = ["testA", "testB"].map { SuiteTest(xcTest: "Mod.Suite/\($0)") }
    let progress = SuiteProgress(tests, repetition: nil, console: console, history: RunHistory())
    let failure = SuiteResult(
      status: .failed, failures: [.init(message: "no", path: "/a.swift", line: 3)])
    for (round, results) in [[SuiteResult(), failure], [failure]].enumerated() {
      progress.isLast = round == 1
      for (test, result) in zip(round == 0 ? tests : [tests[1]], results) {
        progress.begins(test.id)
        progress.ended(test.id, result)
        #expect(output.withLock { $0 }.contains("testB") == (round == 1 && test == tests[1]))
        progress.take(result, of: test)
      }
    }
    progress.finish()
    let text = output.withLock { $0 }
    #expect(text.hasPrefix("passed      testA  "))
    #expect(text.components(separatedBy: "failed      testB").count == 2, "\(text)")
    #expect(text.contains("2 attempts") && text.contains("/a.swift:3: error: no"))
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
