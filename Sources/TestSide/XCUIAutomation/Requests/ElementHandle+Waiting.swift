import AppDriving
import AutomationProtocol
import Foundation
import XCTestCompatibility

extension ElementHandle {
  /// Waits until the elements satisfy a condition, and leaves a note if the wait times out.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - element: The element for which the test waits, if the query has an additional step.
  ///   - timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: The wait if it timed out, or else `nil`.
  func failedWait(
    until condition: WaitCall.Condition, for element: ElementHandle? = nil,
    timeout: TimeInterval, in test: RunningTest
  ) throws(AutomationError) -> FailedWait? {
    let call = WaitCall(query, until: condition, timeout: timeout)
    let result = try ask(call, for: .waiting, timeout: timeout, in: test)
    guard !result.isSatisfied else {
      LineNotes.drop(about: subject(of: condition))
      return nil
    }
    let sentence = call.sentence(application: application.name)
    // A wait may give up early if work repeats for ever, and no time passes on a frozen clock.
    let waited = result.elapsed > 0 ? min(result.elapsed, timeout) : timeout
    let wait = FailedWait(sentence, in: try? application.session(in: test)) {
      (element ?? self).explanation(
        ofWaitUntil: condition, isAboutHitting: element != nil, waited: waited,
        busy: result.busy, in: test)
    }
    wait.leaveNote(about: subject(of: condition))
    return wait
  }

  /// Asks the app why a wait timed out, and returns the explanation as sections.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - isAboutHitting: Whether the condition is that the element is hittable, or isn't.
  ///   - time: The time waited, in seconds of app time.
  ///   - busy: The reasons why the app was busy.
  func explanation(
    ofWaitUntil condition: WaitCall.Condition, isAboutHitting: Bool = false,
    waited time: TimeInterval, busy: [String], in test: RunningTest
  ) -> [String] {
    let session = try? application.session(in: test)
    func redacted(_ sections: [String]) -> [String] {
      sections.map { session?.redact($0) ?? $0 }
    }
    do throws(AutomationError) {
      let isToBeGone = condition == .doesNotExist && !isAboutHitting
      let call = ResolveCall(
        query, expecting: isToBeGone ? .all : .one, hittability: isAboutHitting)
      let result = try ask(call, for: .waiting, in: test)
      let heading =
        switch condition {
        case .doesNotExist where !isAboutHitting: "Still there"
        case .exists where !isAboutHitting: "There by now"
        default: "Element"
        }
      var sections = ["Query: \(query.swiftSource)"]
      sections += result.elements.prefix(Self.shownElementLimit).map {
        "\(heading): \($0.shortLine())"
      }
      if let obstacle = result.obstacles?.first ?? nil { sections.append(obstacle.message) }
      sections += AutomationError.busySections(busy)
      return redacted(sections + (session?.circumstances.sections ?? []))
    } catch {
      var error = error
      if case .refused(let failure) = error.cause {
        error.cause = .refused(failure.afterWaiting(time, busy: busy))
      }
      return redacted(error.details)
    }
  }

  /// Returns a key that distinguishes a wait from others of the test.
  private func subject(of condition: WaitCall.Condition) -> String {
    "\(application.name) \(query.swiftSource) \(condition)"
  }

  /// The maximum number of listed elements.
  private static let shownElementLimit = 3
}
