import AppDriving
import Foundation
import Synchronization
import Testing
import XCTestCompatibility

/// A wait that ended in vain, for the failure of the assertion that asked for it.
///
/// The app is asked for what explains it only when there is such a failure, for the log of steps, and for a
/// trace.
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

  /// Whether the current task asks an app for the explanation of a wait, which is no step of the test.
  @TaskLocal static var isBeingExplained = false

  /// Creates a wait that has just ended.
  ///
  /// - Parameters:
  ///   - sentence: The wait in the words of the log of steps: `Waiting 5.0s for "Go" Button to exist`.
  ///   - session: The app.
  ///   - details: Returns what explains the wait, as sections.
  init(
    _ sentence: String, in session: AppSession?, details: @escaping @Sendable () -> [String]
  ) {
    self.sentence = sentence
    self.session = session
    self.details = details
    state = Mutex(State(requestCount: session?.requestCount ?? 0))
  }

  /// The wait, and what explains it.
  var text: String {
    if let text = state.withLock({ $0.text }) { return text }
    let sections = Self.$isBeingExplained.withValue(true) { details() }
    let whole = (["\(sentence) ended in vain."] + sections).joined(separator: "\n")
    let text = (session?.redact(whole) ?? whole).withShortLines
    let requestCount = session?.requestCount ?? 0
    state.withLock { $0 = State(text: text, requestCount: requestCount) }
    return text
  }

  /// The text, or `nil` if the app has been asked for something else since.
  var textIfJustEnded: String? {
    let isLast = state.withLock { $0.requestCount } == session?.requestCount ?? 0
    return isLast ? text : nil
  }

  /// Leaves the text for the next failure at this line, in the log of steps, and in the trace.
  ///
  /// - Parameter subject: What was waited for; a later wait for the same replaces the text.
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

/// A failed `#expect(element.waitForExistence(timeout: 5))` shows the element, and with it why the wait
/// ended in vain.
///
/// Apple's module has no such conformance; Swift Testing shows the element's description there.
extension XCUIElement: CustomTestStringConvertible {
  /// The element's name; right after a wait of the element that ended in vain, also what explains it.
  public var testDescription: String {
    let name = SessionRegistry.shared.redact(description, in: RunningTest.current.scope)
    guard let text = failedWait.withLock({ $0 })?.textIfJustEnded else { return name }
    return "\(name)\n\(text)\n"
  }
}
