import Foundation
import Synchronization
import Testing
import XCTest

/// Records issues in the running test of XCTest or Swift Testing.
package enum IssueRecorder {
  /// The effect of an issue on the test.
  package enum Outcome: Sendable, Hashable {
    /// The test fails.
    case failed
    /// The failure was expected, so the test does not fail.
    case expected
    /// The issue was shown as a warning.
    case warned
    /// No test is running, so the issue was only shown.
    case shown
  }

  /// Whether the failure being recorded is known to match no expected failure.
  @TaskLocal static var isKnownUnexpected = false

  /// The recording that an override of `record(_:)` in a test case may change or drop, or `nil` outside
  /// of such an override.
  @TaskLocal package static var overridableRecording: OverridableRecording?

  /// The outcome of an issue that was passed to a test case's `record(_:)`.
  package final class OverridableRecording: Sendable {
    private let state = Mutex<Outcome?>(nil)

    package init() {}

    /// The outcome, or `nil` if the test case has dropped the issue.
    package var outcome: Outcome? {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// Records an issue.
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - site: The line, or `nil` for the line in the issue or else the line that called this
  ///     module.
  ///   - test: The test; if it isn't running, the running test is used.
  ///   - counts: Whether the issue counts even if later failures are ignored (`LaterFailures`).
  @discardableResult
  package static func record(
    _ issue: XCTIssue, at site: CallSite? = nil, in test: XCTestCase? = nil,
    always counts: Bool = false
  ) -> Outcome {
    let site = site ?? issue.site ?? .current
    for attachment in issue.attachments { attachment.save(for: test) }
    if let testCase = runningTestCase(test) {
      let issue = issue.located(at: site)
      if !counts, overridableRecording == nil, issue.isFailure,
        LaterFailures.areIgnored(in: testCase)
      {
        return ExpectedFailures.matches(issue, at: site, in: testCase) ? .expected : .shown
      }
      return record(issue, site, in: testCase)
    }
    if Test.current != nil { return recordInSwiftTesting(issue, site) }
    // The issue must not get lost: Swift Testing, if running, also counts issues outside its tests.
    let kind = issue.isFailure ? "error" : "warning"
    FileHandle.standardError.write(Data("\(site.path):\(site.line): \(kind): \(issue.text)\n".utf8))
    if issue.isFailure { recordInSwiftTesting(issue, site) }
    return .shown
  }

  private static func runningTestCase(_ test: XCTestCase?) -> XCTestCase? {
    TestLifetimes.update(test) { UncheckedTest(test: $0.test) }?.test as? XCTestCase
  }

  // Sendable is unchecked because XCTest uses a test on any thread that the test uses.
  private struct UncheckedTest: @unchecked Sendable { var test: XCTest }

  private static func record(
    _ issue: XCTIssue, _ site: CallSite, in testCase: XCTestCase
  ) -> Outcome {
    guard issue.isFailure else {
      let text = FailureRedaction.redact(issue.text)
      StepLog.write("\(site.path):\(site.line): warning: \(testCase.name) : \(text)")
      return .warned
    }
    if overridableRecording == nil, let testCase = testCase as? any IssueReceiving {
      let issueOfTest = OverridableRecording()
      $overridableRecording.withValue(issueOfTest) { testCase.receive(issue) }
      return issueOfTest.outcome ?? .expected
    }
    if ExpectedFailures.matches(issue, at: site, in: testCase) {
      PendingErrors.handleFailure(issue.text)
      overridableRecording?.outcome = .expected
      return .expected
    }
    overridableRecording?.outcome = .failed
    let isExpected = issue.type != .thrownError && issue.type != .uncaughtException
    $isKnownUnexpected.withValue(true) {
      testCase.recordFailure(
        withDescription: issue.text, inFile: site.path, atLine: site.line, expected: isExpected)
    }
    return .failed
  }

  @discardableResult
  private static func recordInSwiftTesting(_ issue: XCTIssue, _ site: CallSite) -> Outcome {
    guard issue.isFailure else {
      // Swift Testing supports warnings since 6.3.
      Issue.record(Comment(rawValue: issue.text), severity: .warning, sourceLocation: site.location)
      return .warned
    }
    Issue.record(Comment(rawValue: issue.text), sourceLocation: site.location)
    return .failed
  }
}

extension XCTIssue {
  /// The line, if it is known.
  fileprivate var site: CallSite? {
    sourceCodeContext.location.map { CallSite(path: $0.fileURL.path, line: $0.lineNumber) }
  }

  fileprivate func located(at site: CallSite) -> XCTIssue {
    var issue = self
    if sourceCodeContext.location == nil {
      issue.sourceCodeContext = XCTSourceCodeContext(
        callStack: sourceCodeContext.callStack, location: site.context.location)
    }
    return issue
  }

  /// The text to display.
  fileprivate var text: String {
    guard let detailedDescription, detailedDescription != compactDescription else {
      return compactDescription
    }
    return "\(compactDescription)\n\(detailedDescription)"
  }
}
