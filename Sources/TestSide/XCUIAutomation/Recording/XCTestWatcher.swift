import AppDriving
import FormatPredicates
import Foundation
import PlatformTypes
import Synchronization
import XCTest
import XCTestCompatibility

/// Tracks the running XCTest test, and whether it has failed because of an app.
final class XCTestWatcher: NSObject, XCTestObservation {
  // Sendable is unchecked because of the test case, which XCTest uses on every thread of a test.
  fileprivate struct Running: @unchecked Sendable {
    var testCase: XCTestCase
    var hasFailed = false
    /// The value of `SessionRegistry.uses` at the beginning of the test.
    var usesBefore: UInt64 = 0
    /// The number of requests since the failure.
    var requestsAfterFailure = 0
    /// Whether a teardown block of the test has made a request.
    var isCleaningUp = false
  }

  fileprivate struct Failure {
    var text: String
    var site: CallSite

    /// The failure as an issue, with its first line as the short description, like Apple's issues.
    var issue: XCTIssue {
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return XCTIssue(
        type: .assertionFailure, compactDescription: String(lines.first ?? ""),
        detailedDescription: lines.count > 1 ? String(lines[1]) : nil,
        sourceCodeContext: site.context)
    }
  }

  private struct State {
    /// The module of the running tests' class.
    var module: String?
    var running: Running?
    /// The value of `SessionRegistry.uses` at the last of these events: the start of a class, of a test or
    /// of one of its configurations, or the end of a test.
    var usesBeforePhase: UInt64 = 0
    /// A failure in the class's `setUp` or `tearDown`, when no test is running.
    var early: Failure?
  }

  private static let state = Mutex(State())

  /// The module of the running tests, or `nil` if XCTest runs none.
  static var module: String? { state.withLock { $0.module } }

  /// The name and the object of the running test.
  static var runningTest: (name: String, object: ObjectIdentifier)? {
    state.withLock { state in
      state.running.map { ($0.testCase.name, ObjectIdentifier($0.testCase)) }
    }
  }

  /// The value of `SessionRegistry.uses` at the beginning of the running test.
  static var usesBeforeTest: UInt64? { state.withLock { $0.running?.usesBefore } }

  /// The value of `SessionRegistry.uses` at the beginning of the current phase: a test, a configuration, or
  /// the code of a class between tests.
  static var usesBeforePhase: UInt64 { state.withLock { $0.usesBeforePhase } }

  private static func beginPhase() {
    let uses = SessionRegistry.shared.uses
    state.withLock { $0.usesBeforePhase = uses }
  }

  /// Whether the running test has failed because of an app.
  static var hasFailed: Bool {
    let (hasFailed, mayCleanUp) = state.withLock { state in
      (
        state.running?.hasFailed ?? (state.early != nil),
        state.running.map { !$0.isCleaningUp && $0.requestsAfterFailure < cleanUpRequestLimit }
          ?? false
      )
    }
    guard hasFailed, mayCleanUp, TeardownBlocks.isRunning else { return hasFailed }
    // The test's own blocks run before the block that `addEndOfBodyBlock(to:)` adds.
    state.withLock { state in
      state.running?.isCleaningUp = true
      state.running?.hasFailed = false
    }
    return false
  }

  /// Whether the running test has failed, because of an app or by an assertion.
  static var hasAnyFailure: Bool {
    let run = state.withLock { $0.running }?.testCase.testRun
    return run.map { $0.totalFailureCount > 0 } ?? false
  }

  /// The number of requests since a failure that indicates a loop.
  ///
  /// From then on the stack is no longer examined, because that takes time.
  private static let cleanUpRequestLimit = 1000

  /// Records a failure of the running test, unless it has already failed.
  ///
  /// A failure in a class's `setUp` is recorded in the first test. An expected failure
  /// (`XCTExpectFailure`) doesn't count as the first.
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
    let testCase = failing.testCase
    if IssueRecorder.record(failure.issue, at: site, in: testCase, always: true) == .expected {
      state.withLock { $0.running?.hasFailed = false }
    } else {
      ignoreLaterFailures(in: testCase)
    }
  }

  /// Counts a request that the test has made after its failure.
  static func countRequest() -> Int {
    let running = state.withLock { state in
      state.running?.requestsAfterFailure += 1
      return state.running
    }
    // A class may have failed before its tests.
    if let running, running.requestsAfterFailure == 1 { ignoreLaterFailures(in: running.testCase) }
    return running?.requestsAfterFailure ?? 0
  }

  /// Ignores failed assertions as long as requests get neutral answers.
  private static func ignoreLaterFailures(in testCase: XCTestCase) {
    LaterFailures.ignore(in: testCase) { hasFailed }
  }

  /// Marks a test that must not continue after its failure, so that its requests to apps return at once.
  static func stop(_ testCase: XCTestCase) {
    state.withLock { state in
      if state.running?.testCase === testCase { state.running?.hasFailed = true }
    }
  }

  /// Enables requests to apps again from a test's `tearDown` on, so that it can clean up.
  ///
  /// - Parameter testCase: A test case whose `tearDown` hasn't begun. The block that is added first runs
  ///   last, just before `tearDown()`.
  static func addEndOfBodyBlock(to testCase: XCTestCase) {
    let end: () -> Void = {
      recordCrash()
      reportUnreadArguments()
      state.withLock { $0.running?.hasFailed = false }
    }
    testCase.addTeardownBlock(end)
  }

  /// Fails the running test if one of its apps has crashed while no request was pending.
  private static func recordCrash() {
    guard module != nil, !hasFailed else { return }
    let test = RunningTest(library: .xcTest, scope: .process, module: module)
    guard let crash = SessionRegistry.shared.crash(in: test) else { return }
    // This is the line whose call encountered the crash but returned another value.
    let site = PendingErrors.site(of: crash) ?? .unknown
    record("\(AutomationError(crash: crash))", at: site)
    crash.markAsReported()
  }

  /// Reports the launch arguments that the apps launched by the running test have not read.
  private static func reportUnreadArguments() {
    guard module != nil else { return }
    let test = RunningTest(library: .xcTest, scope: .process, module: module)
    SessionRegistry.shared.reportUnreadArguments(ofLaunchesIn: test)
  }

  /// Begins another run of the running test, with apps in the same state as for a new test.
  ///
  /// - Parameter testCase: The test case of that run.
  static func beginConfiguration(_ testCase: XCTestCase) {
    SessionRegistry.shared.removeContainersOfEndedApps(in: .process)
    beginPhase()
    state.withLock { state in
      state.running?.requestsAfterFailure = 0
      state.running?.isCleaningUp = false
    }
    addEndOfBodyBlock(to: testCase)
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard let first = testSuite.tests.first as? XCTestCase else { return }
    let type = String(reflecting: Swift.type(of: first))
    Self.state.withLock { $0.module = String(type.prefix { $0 != "." }) }
    Self.beginPhase()
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    let late = Self.state.withLock { state in
      defer { (state.module, state.early) = (nil, nil) }
      return state.early
    }
    if let late { Self.record(late, afterAllOf: testSuite) }
  }

  /// Records a failure in a class's `tearDown` as an additional test, because no other test is
  /// left.
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
    Self.beginPhase()
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
    Self.addEndOfBodyBlock(to: testCase)
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let test = RunningTest(library: .xcTest, scope: .process, module: Self.module)
    TestTraces.fail(
      "\(filePath.map { "\($0):\(lineNumber): " } ?? "")\(description)", in: test)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    TestTraces.end(
      ObjectIdentifier(testCase), hasFailed: testCase.testRun?.hasSucceeded == false)
    Self.state.withLock { $0.running = nil }
    Self.beginPhase()
    SessionRegistry.shared.removeContainersOfEndedApps(in: .process)
  }

  func testBundleDidFinish(_ testBundle: Bundle) { SessionRegistry.shared.endAll(in: .process) }
}

/// The additional test that reports a failure in the `tearDown` of a class.
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

#if os(Linux)
  // The watcher must know the first test even if that test is the first to use this module, so it is
  // registered when the program is loaded.
  @section(".init_array") @used
  private let watchFromTheStart: @convention(c) () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(XCTestWatcher())
    UIPasteboard.setExchange(DevicePasteboard())
    PredicateHandlers.set(TestPredicates())
  }
#endif
