import AppSession
import Foundation
import PlatformTypes
import Synchronization
import XCTest

/// Knows which test XCTest runs, and whether it has failed because of an app.
final class XCTestWatcher: NSObject, XCTestObservation {
  // A test case is no Sendable class, but XCTest uses it from whatever thread a test uses.
  fileprivate struct Running: @unchecked Sendable {
    var testCase: XCTestCase
    var hasFailed = false
    /// `SessionRegistry.uses` when it began.
    var usesBefore: UInt64 = 0
    /// What it has asked since.
    var questionsInVain = 0
    /// Whether a block that it has added for its end has asked something.
    var isCleaningUp = false
  }

  fileprivate struct Failure {
    var text: String
    var site: CallSite

    /// The first line by itself, as Apple's issues have it, and then the rest.
    var issue: XCTIssue {
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return XCTIssue(
        type: .assertionFailure, compactDescription: String(lines.first ?? ""),
        detailedDescription: lines.count > 1 ? String(lines[1]) : nil,
        sourceCodeContext: site.context)
    }
  }

  private struct State {
    /// The module of the class whose tests run.
    var module: String?
    var running: Running?
    /// What failed in the class's `setUp` or `tearDown`, where there is no test that could fail.
    var early: Failure?
  }

  private static let state = Mutex(State())

  /// The module of the tests that run; nil when XCTest runs none.
  static var module: String? { state.withLock { $0.module } }

  /// The name of the test that runs, and its object.
  static var runningTest: (name: String, object: ObjectIdentifier)? {
    state.withLock { state in
      state.running.map { ($0.testCase.name, ObjectIdentifier($0.testCase)) }
    }
  }

  /// How often apps had been used when the test that runs began.
  static var usesBeforeTest: UInt64? { state.withLock { $0.running?.usesBefore } }

  /// Whether the test that runs has failed because of an app.
  static var hasFailed: Bool {
    let (hasFailed, mayCleanUp) = state.withLock { state in
      (
        state.running?.hasFailed ?? (state.early != nil),
        state.running.map { !$0.isCleaningUp && $0.questionsInVain < longestCleaning } ?? false
      )
    }
    guard hasFailed, mayCleanUp, TestRunnerCode.isRunningTeardownBlocks else { return hasFailed }
    // The blocks of a test run before the one of `noteEndOfBody(of:)`.
    state.withLock { state in
      state.running?.isCleaningUp = true
      state.running?.hasFailed = false
    }
    return false
  }

  /// A test that has asked so much after its failure is in a loop, and looking at the stack takes time.
  private static let longestCleaning = 1000

  /// Records a failure of the test that runs, only its first one.
  ///
  /// Before the first test of a class it is recorded in that. One that the test expected
  /// (`XCTExpectFailure`) is not its first.
  static func record(_ text: String, at site: CallSite) {
    let failure = Failure(text: text, site: site)
    let failing = state.withLock { state -> Running? in
      guard let running = state.running else {
        state.early = state.early ?? failure
        return nil
      }
      state.running?.hasFailed = true
      return running.hasFailed ? nil : running
    }
    guard let failing else { return }
    if IssueRecorder.record(failure.issue, at: site, in: failing.testCase) == .expected {
      state.withLock { $0.running?.hasFailed = false }
    }
  }

  /// Counts a question that the test has asked after its failure.
  static func countQuestion() -> Int {
    state.withLock { state in
      state.running?.questionsInVain += 1
      return state.running?.questionsInVain ?? 0
    }
  }

  /// Takes note that a test has failed and should not have gone on: calls to apps return at once.
  static func stop(_ testCase: XCTestCase) {
    state.withLock { state in
      if state.running?.testCase === testCase { state.running?.hasFailed = true }
    }
  }

  /// Lets calls to apps through again from a test's `tearDown` on: what cleans up must not be left undone.
  ///
  /// - Parameter testCase: A test case whose `tearDown` has not begun. Of the blocks that are added to
  ///   it the first runs after all others, just before `tearDown()`.
  static func noteEndOfBody(of testCase: XCTestCase) {
    let end: () -> Void = {
      recordCrash()
      state.withLock { $0.running?.hasFailed = false }
    }
    testCase.addTeardownBlock(end)
  }

  /// Fails the test that runs if an app of it has crashed while it asked nothing.
  private static func recordCrash() {
    guard module != nil, !hasFailed else { return }
    let test = RunningTest(library: .xcTest, scope: .process, module: module)
    guard let crash = SessionRegistry.shared.crash(in: test) else { return }
    // Where a call has met it that had something else to give.
    let site = NotedErrors.site(of: crash) ?? .unknown
    record("\(AutomationError(crash: crash))", at: site)
    crash.tell()
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard let first = testSuite.tests.first as? XCTestCase else { return }
    let type = String(reflecting: Swift.type(of: first))
    Self.state.withLock { $0.module = String(type.prefix { $0 != "." }) }
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    let late = Self.state.withLock { state in
      defer { (state.module, state.early) = (nil, nil) }
      return state.early
    }
    if let late { Self.record(late, afterAllOf: testSuite) }
  }

  /// Records a failure in a class's `tearDown`, where no test is left that could fail: as one more test.
  private static func record(_ failure: Failure, afterAllOf suite: XCTestSuite) {
    let test = ClassTearDown(name: "\(suite.name).tearDown") { test in
      test.recordFailure(
        withDescription: failure.text, inFile: failure.site.path, atLine: failure.site.line,
        expected: true)
    }
    test.run()
    state.withLock { $0.module = nil }
    if let run = test.testRun { (suite.testRun as? XCTestSuiteRun)?.addTestRun(run) }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let type = String(reflecting: Swift.type(of: testCase))
    var next = Running(testCase: testCase, usesBefore: SessionRegistry.shared.uses)
    let early = Self.state.withLock { state in
      defer { state.early = nil }
      next.hasFailed = state.early != nil
      state.module = String(type.prefix { $0 != "." })
      state.running = next
      return state.early
    }
    if let early { next.record(early) }
    Self.noteEndOfBody(of: testCase)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { Self.state.withLock { $0.running = nil } }

  func testBundleDidFinish(_ testBundle: Bundle) { SessionRegistry.shared.endAll(in: .process) }
}

/// What a failure in the `tearDown` of a class is reported as.
private final class ClassTearDown: XCTestCase {
  private let ownName: String

  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    ownName = name
    super.init(name: name, testClosure: testClosure)
  }

  override var name: String { ownName }
}

extension XCTestWatcher.Running {
  fileprivate func record(_ failure: XCTestWatcher.Failure) {
    testCase.recordFailure(
      withDescription: failure.text, inFile: failure.site.path, atLine: failure.site.line,
      expected: true)
  }
}

// The watcher must know the first test even if that test is the first to use this module, so it is
// registered when the program is loaded.
@section(".init_array") @used
private let watchFromTheStart: @convention(c) () -> Void = {
  XCTestObservationCenter.shared.addTestObserver(XCTestWatcher())
  UIPasteboard.setExchange(DevicePasteboard())
}
