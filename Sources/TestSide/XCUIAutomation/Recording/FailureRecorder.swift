import AppDriving
import Foundation
import Synchronization
import Testing
import XCTestCompatibility

/// Turns errors into failures of the running test at the line of the call, one for each test.
///
/// After the first failure all requests to apps return at once and record nothing more. The toolchain's
/// XCTest can't stop a test at a failure, and later failures would only be consequences of the first.
enum FailureRecorder {
  private struct FailedRun {
    var task = TaskIdentity()
    var requestsAfterFailure = 0
  }

  private static let failedRuns = Mutex<[TestScope: FailedRun]>([:])

  /// Returns whether a test has failed because of an app.
  static func hasFailed(_ test: RunningTest) -> Bool {
    switch test.library {
    case .xcTest: XCTestWatcher.hasFailed
    case .swiftTesting:
      failedRuns.withLock { runs in !runs.isEmpty && runs[test.scope]?.task.isCurrent == true }
    case .none: false
    }
  }

  /// Returns whether a test has failed, as far as is known.
  ///
  /// In Swift Testing, failed expectations aren't known.
  static func hasAnyFailure(_ test: RunningTest) -> Bool {
    test.library == .xcTest ? XCTestWatcher.hasAnyFailure : hasFailed(test)
  }

  /// Counts a request that a test has made after its failure.
  static func countRequest(in test: RunningTest) -> Int {
    switch test.library {
    case .xcTest: XCTestWatcher.countRequest()
    case .swiftTesting:
      failedRuns.withLock { runs in
        runs[test.scope]?.requestsAfterFailure += 1
        return runs[test.scope]?.requestsAfterFailure ?? 0
      }
    case .none: 0
    }
  }

  /// Records a failure, by default at the line of the call.
  static func record(_ text: String, at site: CallSite? = nil, in test: RunningTest) {
    let site = site ?? .current
    let text = SessionRegistry.shared.redact(text, in: test.scope)
    TestTraces.fail(text, in: test)
    switch test.library {
    case .xcTest: XCTestWatcher.record(text, at: site)
    case .swiftTesting:
      failedRuns.withLock { runs in
        // Runs that have ended aren't needed; the others run in parallel.
        runs = runs.filter { !$0.value.task.isOver }
        runs[test.scope] = FailedRun()
      }
      let issue = Issue.record(
        Comment(rawValue: text), sourceLocation: location(site, module: test.module))
      // A test continues after a failure that it declared as known.
      if !issue.isFailure { failedRuns.withLock { $0[test.scope] = nil } }
    case .none:
      // The failure must not get lost: Swift Testing counts it if it is running at all.
      try? FileHandle.standardError.write(
        contentsOf: Data("\(site.path):\(site.line): error: \(text)\n".utf8))
      Issue.record(Comment(rawValue: text), sourceLocation: location(site, module: nil))
    }
  }

  private static func location(_ site: CallSite, module: String?) -> SourceLocation {
    let file = (site.path as NSString).lastPathComponent
    return SourceLocation(
      fileID: "\(module ?? "Unknown")/\(file)", filePath: site.path, line: max(1, site.line),
      column: max(1, site.column))
  }
}

/// Runs a block that uses an app; if it throws, records a failure and returns a neutral value.
///
/// Only here do errors become failures; all code below it throws. Inside `attempting(_:)`, that function
/// receives the error instead.
func recording<Value>(
  or neutral: @autoclosure () -> Value, _ body: (RunningTest) throws -> Value
) -> Value {
  let test = RunningTest.current
  if let number = requestNumberSinceFailure(in: test) {
    return EndlessLoops.answer(neutral(), toRequest: number)
  }
  do {
    return try body(test)
  } catch {
    if let attempt = Attempt.current {
      attempt.fail(error)
      return neutral()
    }
    FailureRecorder.record("\(error)", in: test)
    (error as? AutomationError)?.crash?.markAsReported()
    return neutral()
  }
}

/// Runs a block that needs no app, even in a failed test; an error is recorded as usual.
func recordingErrors<Value>(
  or neutral: @autoclosure () -> Value, _ body: () throws -> Value
) -> Value {
  do {
    return try body()
  } catch {
    return recording(or: neutral()) { _ in throw error }
  }
}

/// Runs a block that reports something independently of failures; it never fails.
///
/// After many requests of a failed test it returns the answers of `EndlessLoops`; otherwise the test's
/// loop wouldn't end.
func reporting<Value>(
  or neutral: @autoclosure () -> Value, _ body: (RunningTest) -> Value
) -> Value {
  let test = RunningTest.current
  guard let number = requestNumberSinceFailure(in: test), !EndlessLoops.isEarly(number) else {
    return body(test)
  }
  return EndlessLoops.answer(neutral(), toRequest: number)
}

/// Returns whether a throwing method may make a request; `false` after many requests in a failed test.
func mayMakeRequest(in test: RunningTest) -> Bool {
  requestNumberSinceFailure(in: test).map(EndlessLoops.isEarly) ?? true
}

/// Returns the one-based number of this request since the test failed, or `nil` if it hasn't failed.
private func requestNumberSinceFailure(in test: RunningTest) -> Int? {
  let number: Int
  if let attempt = Attempt.current, attempt.hasFailed {
    number = attempt.countRequest()
  } else if FailureRecorder.hasFailed(test) {
    number = FailureRecorder.countRequest(in: test)
  } else {
    return nil
  }
  EndlessLoops.endProcess(atRequest: number)
  return number
}
