import AppSession
import Foundation
import Synchronization
import Testing

/// Turns errors into failures of the test that runs, at the line that called; one for each test.
///
/// After the first one, whatever a test asks of its apps returns at once and records nothing more: the
/// toolchain's XCTest cannot stop a test at a failure, and what follows would only be its echo.
enum FailureRecorder {
  private struct FailedRun {
    var task = TaskIdentity()
    var questionsInVain = 0
  }

  private static let failedRuns = Mutex<[TestScope: FailedRun]>([:])

  /// Whether a test has failed because of an app.
  static func hasFailed(_ test: RunningTest) -> Bool {
    switch test.library {
    case .xcTest: XCTestWatcher.hasFailed
    case .swiftTesting:
      failedRuns.withLock { runs in !runs.isEmpty && runs[test.scope]?.task.isCurrent == true }
    case .none: false
    }
  }

  /// Counts a question that a test has asked after its failure.
  static func countQuestion(in test: RunningTest) -> Int {
    switch test.library {
    case .xcTest: XCTestWatcher.countQuestion()
    case .swiftTesting:
      failedRuns.withLock { runs in
        runs[test.scope]?.questionsInVain += 1
        return runs[test.scope]?.questionsInVain ?? 0
      }
    case .none: 0
    }
  }

  /// Records a failure at the line that called.
  static func record(_ text: String, in test: RunningTest) {
    let site = CallSite.current
    switch test.library {
    case .xcTest: XCTestWatcher.record(text, at: site)
    case .swiftTesting:
      failedRuns.withLock { runs in
        // Runs that are over can be forgotten; what is left is as much as runs side by side.
        runs = runs.filter { !$0.value.task.isOver }
        runs[test.scope] = FailedRun()
      }
      let issue = Issue.record(
        Comment(rawValue: text), sourceLocation: location(site, module: test.module))
      // A test goes on after a failure that it said it knows.
      if issue.isExpected { failedRuns.withLock { $0[test.scope] = nil } }
    case .none:
      // It must not get lost: Swift Testing counts it if it runs at all.
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

extension Issue {
  /// Whether it was recorded where the test expects it (`withKnownIssue`).
  ///
  /// Swift Testing shows that to its own event handlers only, but it can be looked at.
  fileprivate var isExpected: Bool {
    Mirror(reflecting: self).children.contains { label, value in
      label == "knownIssueContext" && Mirror(reflecting: value).children.first != nil
    }
  }
}

/// Does something with an app for a test; a failure is recorded, and something neutral returned.
///
/// This is the only place where errors become failures; everything below it throws. Inside of
/// `attempting(_:)` the error is left to that.
func recording<Value>(
  or neutral: @autoclosure () -> Value, _ body: (RunningTest) throws -> Value
) -> Value {
  let test = RunningTest.current
  if let number = questionInVain(in: test) {
    return EndlessLoops.answer(neutral(), toQuestion: number)
  }
  do {
    return try body(test)
  } catch {
    if let attempt = Attempt.current {
      attempt.fail(error)
      return neutral()
    }
    FailureRecorder.record("\(error)", in: test)
    (error as? AutomationError)?.crash?.tell()
    return neutral()
  }
}

/// Does what needs no app, even in a test that has failed; an error fails it as any other.
func recordingErrors<Value>(
  or neutral: @autoclosure () -> Value, _ body: () throws -> Value
) -> Value {
  do {
    return try body()
  } catch {
    return recording(or: neutral()) { _ in throw error }
  }
}

/// Says what is to be known whether or not the test has failed; it never fails.
///
/// A failed test that asks on and on gets what it gets for any other question: its loop would not end.
func reporting<Value>(
  or neutral: @autoclosure () -> Value, _ body: (RunningTest) -> Value
) -> Value {
  let test = RunningTest.current
  guard let number = questionInVain(in: test), !EndlessLoops.isEarly(number) else {
    return body(test)
  }
  return EndlessLoops.answer(neutral(), toQuestion: number)
}

/// Whether something that throws may still be asked: not by a failed test that asks on and on.
func mayAsk(in test: RunningTest) -> Bool {
  questionInVain(in: test).map(EndlessLoops.isEarly) ?? true
}

/// Which of the questions it is that a test has asked since it failed, from 1; nil where it has not failed.
private func questionInVain(in test: RunningTest) -> Int? {
  let number: Int
  if let attempt = Attempt.current, attempt.hasFailed {
    number = attempt.countQuestion()
  } else if FailureRecorder.hasFailed(test) {
    number = FailureRecorder.countQuestion(in: test)
  } else {
    return nil
  }
  EndlessLoops.endProcess(atQuestion: number)
  return number
}
