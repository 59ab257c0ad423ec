import AppDriving
import Foundation
import Synchronization
import Testing
import Traces

@testable import HarnessRunner

/// Runs suites of this test bundle in another process.
@Suite struct SuiteRunnerTests {
  private static let bundle = SuiteBundle(
    executable: URL(fileURLWithPath: AppLocator.testBundle),
    folder: FileManager.default.temporaryDirectory)
  // Listing takes two processes, so the list is made once.
  private static let listed = Result { try bundle.tests() }
  private let bundle = SuiteRunnerTests.bundle

  @Test func `tests of both libraries are listed and run`() throws {
    let chosen = try Self.listed.get().filter {
      $0.suite == "TracesTests.RunHistoryTests" || $0.name == "testTheSuiteHasAScenario"
    }
    #expect(Set(chosen.map(\.library)) == [.xcTest, .swiftTesting] && chosen.count == 6)
    let events = Mutex<[SuiteEvent]>([])
    let runner = SuiteRunner(
      bundle: bundle, stop: SuiteStop(),
      begins: { test in events.withLock { $0.append(.began(test)) } },
      ended: { test, result in
        #expect(result.status == .passed)
        events.withLock { $0.append(.ended(test)) }
      })
    let results = try runner.results(of: chosen)
    let told = events.withLock(\.self)
    for test in chosen { #expect(results[test]?.status == .passed, "\(test.id)") }
    #expect(results.count == chosen.count)
    for test in chosen {
      let began = told.firstIndex(of: .began(test.id))
      let ended = told.firstIndex(of: .ended(test.id))
      #expect(began != nil && ended != nil && began ?? 0 < ended ?? 0, "\(test.id)")
    }
    #expect(told.count == 2 * chosen.count)
  }

  @Test func `a traced test that launches its app twice is recorded once`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("traces-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let chosen = try Self.listed.get().filter {
      $0.id == "LoginAppUITests.LoginUITests/testEachLaunchStartsAfresh"
    }
    #expect(chosen.count == 1)
    _ = try SuiteRunner(
      bundle: bundle, stop: SuiteStop(), variables: ["UNDERSTUDY_TRACE": folder.path]
    ).results(of: chosen)
    let run = try RunFile.read(folder.path, on: .standard)
    #expect(run.scenarios.map(\.id) == chosen.map(\.id) && !run.isInterrupted)
  }

  /// Checks the trace that a process would leave if it crashed in its first test.
  private func checkTraceAfterCrash(in folder: URL) throws {
    let file = try #require(SuiteTraces.files(in: folder.path).first)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let begun = try #require(lines.firstIndex { $0.hasPrefix("{\"kind\":\"begin\"") })
    let left = folder.appendingPathComponent("left.jsonl")
    try Data(lines[...begun].map { "\($0)\n" }.joined().utf8).write(to: left)
    let run = try RunFile.read(left.path, on: .standard)
    #expect(run.isInterrupted && run.scenarios.count == 1)
    #expect(run.scenarios.first?.failedMessage == "the run ended here")
  }

  @Test func `traced tests of both libraries have calls, messages and screens`() throws {
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
      try record.add(#require(results[test]))
      run.scenarios.append(record)
    }
    // The files that the process wrote are a complete trace.
    #expect(
      try Set(RunFile.read(folder.path, on: .standard).scenarios.map(\.id)) == Set(chosen.map(\.id))
    )
    #expect(try !RunFile.read(folder.path, on: .standard).isInterrupted)
    try checkTraceAfterCrash(in: folder)
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

  @Test func `a trace explains a wait that timed out, though the test passed`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("traces-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let chosen = try Self.listed.get().filter {
      $0.id.hasPrefix("ControlsAppUITests.EndlessTimersTests/`an infinite wait returns")
    }
    #expect(chosen.count == 1)
    _ = try SuiteRunner(
      bundle: bundle, stop: SuiteStop(), variables: ["UNDERSTUDY_TRACE": folder.path]
    ).results(of: chosen)
    let attempt = try #require(
      RunFile.read(folder.path, on: .standard).scenarios.first?.attempts.first)
    #expect(attempt.status == .passed)
    let wait = try #require(attempt.steps.first { !$0.details.isEmpty })
    #expect(wait.text.hasPrefix("Waiting") && wait.message == nil, "\(wait)")
    #expect(wait.details[0].contains(#""never" StaticText to exist failed."#), "\(wait)")
  }

  @Test func `a retried test is shown once, with its final result`() {
    let output = Mutex("")
    let console = Console(
      hasColor: false, environment: [:], output: { text in output.withLock { $0 += text } },
      error: { _ in })
    let tests = ["testA", "testB"].map { SuiteTest(xcTest: "Mod.Suite/\($0)") }
    let progress = SuiteProgress(tests, repetition: nil, console: console, history: RunHistory())
    let failure = SuiteResult(
      status: .failed, failures: [.init(message: "no", path: "/a.swift", line: 3)])
    for (round, results) in [[SuiteResult(), failure], [failure]].enumerated() {
      progress.beginRound(isLast: round == 1)
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

  @Test func `a test that doesn't run fails`() throws {
    let test = SuiteTest(xcTest: "NoModule.NoSuite/testNothing")
    let results = try SuiteRunner(bundle: bundle, stop: SuiteStop()).results(of: [test])
    #expect(results[test]?.status == .failed)
    #expect(results[test]?.failures.first?.message.contains("it did not run this test") == true)
  }

  @Test func `after an interruption the remaining tests have no results`() throws {
    let stop = SuiteStop()
    stop.interrupt()
    let test = SuiteTest(xcTest: "NoModule.NoSuite/testNothing")
    #expect(try SuiteRunner(bundle: bundle, stop: stop).results(of: [test]).isEmpty)
  }

  @Test func `options choose tests, and the option that leaves no test is named`() throws {
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
    #expect(try chosen(["--name", "STB"].pairs).0 == ["testB"])
    #expect(try chosen(["--name", "x"].pairs).1 == "--name x")
  }

  @Test func `tags of Swift Testing choose tests`() throws {
    var tests = ["testA", "testB", "testC"].map { SuiteTest(xcTest: "Mod.Suite/\($0)") }
    func chosen(_ tags: String...) throws -> ([String], String?) {
      let options = try SuiteOptions(.init(allValues: ["--tags": tags]), environment: [:])
      let selection = try options.selection(of: tests, history: RunHistory())
      return (selection.tests.map(\.name), selection.emptiedBy)
    }
    // If no test has tags, “not @slow” would match every test.
    let error = #expect(throws: RunProblem.self) { try chosen("not @slow") }
    #expect(error?.message.contains("no test has a tag that “--tags not @slow” could mean") == true)
    tests[1].tags = ["@slow", "@ui"]
    tests[2].tags = ["@ui"]
    #expect(try chosen("@slow").0 == ["testB"])
    #expect(try chosen("not @slow").0 == ["testA", "testC"])
    #expect(try chosen("@ui and not @slow").0 == ["testC"])
    #expect(try chosen("@ui", "not @slow").0 == ["testC"])
    #expect(try chosen("@none").1 == "--tags @none")
    #expect(try chosen("@slow", "not @slow").1 == "--tags @slow --tags not @slow")
    #expect(throws: UsageError.self) { try chosen("@a and") }
  }

  @Test(arguments: [
    (["--replay", "x"], "understudy replay DIR"), (["--apps", "x"], "--package DIR"),
    (["--update-snapshots"], "remove the references"),
  ])
  func `an option that is only for features is refused, with an alternative`(
    words: [String], advice: String
  ) {
    let outcome = FeatureRunTests.run(["test"] + words)
    #expect(outcome.status == .usage && outcome.errors.contains(advice), "\(outcome.errors)")
    #expect(outcome.errors.contains("“test” has no “\(words[0])”: "))
  }

  @Test(arguments: [["--shard", "1/2"], ["--dry-run"], ["--list"], ["--skip-build"]])
  func `options that don't build or run every test can't be used with a watch`(other: [String]) {
    let outcome = FeatureRunTests.run(["test", "--watch"] + other)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("“--watch” and “\(other[0])” don't go together."))
  }

  @Test func `an interruption ends a build process`() throws {
    let stop = SuiteStop()
    stop.interrupt()
    let folder = FileManager.default.temporaryDirectory
    let outcome = Mutex<Result<SuiteProcess.Ended, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    // The threads of Swift's tasks block signals, and the threads and programs they start inherit this.
    Thread {
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      let result = Result {
        try SuiteProcess.run(["sleep", "60"], in: folder, output: .collected, stop: stop)
      }
      outcome.withLock { $0 = result }
      done.signal()
    }.start()
    done.wait()
    let ended = try outcome.withLock(\.self)?.get()
    #expect(ended?.isSignal == true && ended?.code == SIGTERM)
  }

  @Test func `XCTest's tests are divided among processes, one per job`() throws {
    let tests = try Self.listed.get().filter {
      $0.library == .xcTest && $0.suite == "RandomColorsAppSuiteTests.ColorSwatchTests"
    }
    try #require(tests.count > 1)
    let runner = SuiteRunner(bundle: bundle, stop: SuiteStop(), jobs: tests.count)
    let results = try runner.results(of: tests)
    #expect(results.count == tests.count && results.values.allSatisfy { $0.status == .passed })
  }

  @Test func `seeds reach the tests, so that a test fails under only some of them`() throws {
    let swept = try Self.listed.get().filter { $0.id.hasPrefix("WorldAppUITests.SweptTests/") }
    try #require(swept.count == 1)
    for (seeds, status) in [("1-1", RunStatus.passed), ("50", .failed)] {
      let options = try SuiteOptions(.init(values: ["--seeds": seeds]), environment: [:])
      let result = try SuiteRunner(bundle: bundle, stop: SuiteStop(), variables: options.variables)
        .results(of: swept)[swept[0]]
      #expect(result?.status == status, "\(seeds): \(String(describing: result))")
    }
  }

  @Test func `the first failure ends the processes, and unfinished tests don't count`() throws {
    let failing = SuiteTest(xcTest: "NoModule.NoSuite/testNothing")
    let other = try #require(try Self.listed.get().first { $0.library == .swiftTesting })
    let stop = SuiteStop()
    var runner = SuiteRunner(bundle: bundle, stop: stop, failsFast: true)
    runner.ended = { _, _ in }
    let results = try runner.results(of: [failing, other])
    #expect(results[failing]?.status == .failed)
    #expect(results[other] == nil && stop.endsProcesses && !stop.isRequested)
    stop.resume()
    #expect(!stop.endsProcesses)
  }

  @Test func `a test that fails and then passes is flaky, and failures have a location`() {
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

  @Test func `a folder without a package is a missing resource`() {
    let outcome = FeatureRunTests.run(["test", "--package", "/nowhere"])
    #expect(outcome.status == .missing)
    #expect(outcome.errors.contains("there is no Package.swift in /nowhere."))
  }
}

extension [String] {
  fileprivate var pairs: [String: String] { [self[0]: self[1]] }
}
