import AppDriving
import Foundation
import Synchronization
import Testing
import XCTestCompatibility

/// A wait that timed out, for the failure of the assertion that follows.
///
/// The app is asked for an explanation only if there is such a failure, or for the step log or a trace.
final class FailedWait: Sendable {
  private struct State {
    var text: String?
    /// The number of requests to the app at the end of the wait, or of its explanation.
    var requestCount: Int
  }

  private let sentence: String
  private let session: AppSession?
  private let details: @Sendable () -> [String]
  private let state: Mutex<State>

  /// Whether the current task is asking an app to explain a wait, which isn't a step of the test.
  @TaskLocal static var isBeingExplained = false

  /// Creates a wait that has just ended.
  ///
  /// - Parameters:
  ///   - sentence: The wait in the words of the step log: `Waiting 5.0s for "Go" Button to exist`.
  ///   - session: The app's session.
  ///   - details: Returns the explanation as sections.
  init(
    _ sentence: String, in session: AppSession?, details: @escaping @Sendable () -> [String]
  ) {
    self.sentence = sentence
    self.session = session
    self.details = details
    state = Mutex(State(requestCount: session?.requestCount ?? 0))
  }

  /// The wait and its explanation.
  var text: String {
    if let text = state.withLock({ $0.text }) { return text }
    let sections = Self.$isBeingExplained.withValue(true) { details() }
    let whole = (["\(sentence) failed."] + sections).joined(separator: "\n")
    let text = (session?.redact(whole) ?? whole).withShortLines
    let requestCount = session?.requestCount ?? 0
    state.withLock { $0 = State(text: text, requestCount: requestCount) }
    return text
  }

  /// The text, or `nil` if there have been other requests to the app since.
  var textIfJustEnded: String? {
    let isLast = state.withLock { $0.requestCount } == session?.requestCount ?? 0
    return isLast ? text : nil
  }

  /// Leaves the text for the next failure at this line, in the step log, and in the trace.
  ///
  /// - Parameter subject: The key of the wait; a later wait with the same key replaces the text.
  func leaveNote(about subject: String) {
    LineNotes.add(about: subject) { self.text }
    TestTraces.begun(of: .current)?.explain(text)
    guard StepLog.includesAutomation else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    StepLog.step(String(lines[0])) {
      for line in lines.dropFirst() { StepLog.note(String(line)) }
    }
  }
}

/// Shows the element and the reason for a timeout if `#expect(element.waitForExistence(timeout: 5))` fails.
///
/// Apple's module has no such conformance, so Swift Testing shows only the element's description there.
extension XCUIElement: CustomTestStringConvertible {
  /// The element's name, followed by the explanation of its last wait if that has just timed out.
  public var testDescription: String {
    let name = SessionRegistry.shared.redact(description, in: RunningTest.current.scope)
    guard let text = failedWait.withLock({ $0 })?.textIfJustEnded else { return name }
    return "\(name)\n\(text)\n"
  }
}
