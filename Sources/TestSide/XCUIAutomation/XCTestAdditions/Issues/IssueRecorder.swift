import Foundation
import Synchronization
import Testing
import XCTest

/// Records issues in the test that runs, whoever runs it.
enum IssueRecorder {
  /// What has become of an issue.
  enum Outcome: Sendable, Hashable {
    /// The test fails.
    case failed
    /// The failure was expected, so the test does not fail.
    case expected
    /// It was shown as a warning.
    case warned
    /// No test runs, so it was only shown.
    case shown
  }

  /// Whether it is known already that the failure being recorded is not an expected one.
  @TaskLocal static var isJudged = false

  /// What becomes of an issue that the test case has got, to do with it what it will; nil when it has
  /// got none.
  @TaskLocal static var handedOver: HandedOver?

  /// What has become of an issue that a test case has got.
  final class HandedOver: Sendable {
    private let state = Mutex<Outcome?>(nil)

    /// Nil when the test case has kept it back.
    var outcome: Outcome? {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// Records an issue.
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - site: Where it happened; nil for the line that it names, and where it names none, for the
  ///     one that called this module.
  ///   - test: The test; the one that runs is taken if that one does not.
  @discardableResult
  static func record(
    _ issue: XCTIssue, at site: CallSite? = nil, in test: XCTestCase? = nil
  ) -> Outcome {
    let site = site ?? issue.site ?? .current
    for attachment in issue.attachments { attachment.save(for: test) }
    if let testCase = runningTestCase(test) {
      return record(issue.located(at: site), site, in: testCase)
    }
    if Test.current != nil { return recordInSwiftTesting(issue, site) }
    // It must not get lost: Swift Testing counts what happens outside its tests if it runs at all.
    let kind = issue.isFailure ? "error" : "warning"
    FileHandle.standardError.write(Data("\(site.path):\(site.line): \(kind): \(issue.text)\n".utf8))
    if issue.isFailure { recordInSwiftTesting(issue, site) }
    return .shown
  }

  private static func runningTestCase(_ test: XCTestCase?) -> XCTestCase? {
    TestLifetimes.update(test) { UncheckedTest(test: $0.test) }?.test as? XCTestCase
  }

  // XCTest uses a test from whatever thread the test uses.
  private struct UncheckedTest: @unchecked Sendable { var test: XCTest }

  private static func record(
    _ issue: XCTIssue, _ site: CallSite, in testCase: XCTestCase
  ) -> Outcome {
    guard issue.isFailure else {
      StepLog.write("\(site.path):\(site.line): warning: \(testCase.name) : \(issue.text)")
      return .warned
    }
    if handedOver == nil, let testCase = testCase as? XCUITestCase {
      let issueOfTest = HandedOver()
      $handedOver.withValue(issueOfTest) { testCase.record(issue) }
      return issueOfTest.outcome ?? .expected
    }
    if ExpectedFailures.absorbs(issue, at: site, in: testCase) {
      NotedErrors.noteFailure(issue.text)
      handedOver?.outcome = .expected
      return .expected
    }
    handedOver?.outcome = .failed
    let isExpected = issue.type != .thrownError && issue.type != .uncaughtException
    $isJudged.withValue(true) {
      testCase.recordFailure(
        withDescription: issue.text, inFile: site.path, atLine: site.line, expected: isExpected)
    }
    return .failed
  }

  @discardableResult
  private static func recordInSwiftTesting(_ issue: XCTIssue, _ site: CallSite) -> Outcome {
    guard issue.isFailure else {
      // Swift Testing 6.3 knows warnings.
      Issue.record(Comment(rawValue: issue.text), severity: .warning, sourceLocation: site.location)
      return .warned
    }
    Issue.record(Comment(rawValue: issue.text), sourceLocation: site.location)
    return .failed
  }
}

extension XCTIssue {
  /// The line, where it is known.
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

  /// What is shown of it.
  fileprivate var text: String {
    guard let detailedDescription, detailedDescription != compactDescription else {
      return compactDescription
    }
    return "\(compactDescription)\n\(detailedDescription)"
  }
}
