import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

extension AutomationError: CustomStringConvertible {
  /// The text of the failure: XCUITest's own text, followed by all known facts.
  var description: String {
    markCrashAsReported()
    return text
  }

  /// The description, without marking the crash as reported.
  var text: String {
    // Redact before cutting: the cut could split a secret.
    redact(([wholeFirstLine] + details).joined(separator: "\n")).withShortLines
  }

  /// Marks the crash as reported, because the test or its error output reads this error.
  func markCrashAsReported() { crash?.markAsReported() }

  /// XCUITest's own text; it may have several lines.
  var firstLine: String { redact(wholeFirstLine).withShortLines }

  private func redact(_ text: String) -> String { redactor?.redact(text) ?? text }

  private var wholeFirstLine: String {
    switch cause {
    case .queryProblem(let problem): problem.description
    case .deviceProblem(let problem): attempt + problem.description
    case .refused(let failure): text(of: failure)
    case .broken(let error): text(of: error)
    case .other(let text): "\(attempt)\(text)"
    }
  }

  private var name: String {
    boundName ?? (subject ?? query).elementName(application: application)
  }

  /// The attempted action, as the beginning of a sentence.
  private var attempt: String {
    switch purpose {
    case .launching: "Failed to launch \(application): "
    case .controllingApplication: ""
    case .reading: "Failed to get matching snapshot: "
    case .counting: "Failed to get matching snapshots: "
    case .waiting: "Failed to wait for \(name): "
    case .acting(let verb): "Failed to \(verb) \(name): "
    case .capturing: "Failed to take a screenshot of \(name): "
    case .auditing: "Failed to audit \(name): "
    case .configuring: "Failed to set up the device of \(name): "
    case .opening(let url): "Failed to open \(url.absoluteString) in \(name): "
    case .calling(let command): "Failed to call “\(command)” of \(application): "
    }
  }

  private func text(of failure: AutomationFailure) -> String {
    switch failure {
    case .noMatches(let facts): attempt + text(of: facts)
    case .multipleMatches:
      "\(attempt)Find single matching element. Multiple matching elements found for "
        + "<XCUIElementQuery: \(query.swiftSource)>."
    case .notHittable(let element, _):
      "Failed to synthesize event: Not hittable: \(element.shortLine())"
    case .noKeyboardFocus(let element, _), .lostKeyboardFocus(let element, _, _):
      "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
        + "Event dispatch snapshot: \(element.shortLine())"
    case .cannotAdjust(_, .hasNoRow):
      "\(attempt)\(failure.message.dropLast()) for the picker wheel \(name)."
    case .unknownMethod:
      "\(attempt)\(application) does not support this request. Build the app and the test with the same "
        + "version of Understudy; an agent for another toolkit may leave some requests out."
    case .outOfOrder:
      "\(attempt)\(application) is not ready for this request: its agent says that the session has not "
        + "begun, or that it has begun already."
    default: attempt + failure.message
    }
  }

  /// Returns the step that found nothing, and the elements from which it had to choose.
  func text(of facts: NoMatches) -> String {
    let steps = query.steps.prefix(max(0, facts.failedStep) + 1)
    guard let step = steps.last else { return "No matches found for \(name)" }
    if query.steps.last == .first {
      let sequence = query.steps.dropLast().map { "`\($0.sentence)`" }.joined(separator: " -> ")
      return
        "No matches found for first query match sequence: \(sequence), given input App element "
        + (circumstances?.processIdentifier.map { "pid: \($0)" } ?? application)
    }
    let lines = facts.input.map { "    " + $0.shortLine(frame: false) }
    let more =
      facts.inputCount > lines.count ? ["    … and \(facts.inputCount - lines.count) more"] : []
    return "No matches found for \(step.sentence) from input {(\n"
      + (lines + more).joined(separator: ",\n") + "\n)}"
  }

  private func text(of error: AppSessionError) -> String {
    switch error {
    case .ended where purpose == .controllingApplication:
      (earlierTest.map { "Left running by \($0): " } ?? "") + error.message
    case .notRunning: "\(attempt)Application \(application) is not running"
    case .ended(_, let known), .malformedAnswer(_, let known), .answerTooLong(_, _, let known):
      "\(attempt)Lost connection to the application"
        + (known.processIdentifier.map { " (pid \($0))" } ?? "") + "."
    case .noAnswer where purpose != .launching && purpose != .controllingApplication:
      switch purpose {
      case .acting: "\(attempt)Timed out while synthesizing event."
      case .calling: "\(attempt)The main thread has been busy with it for too long."
      default: "\(attempt)Timed out while evaluating UI query."
      }
    default: attempt + error.message
    }
  }
}

extension String {
  /// The text with its lines cut to a readable length, because a query may contain a megabyte.
  var withShortLines: String {
    guard utf8.count > Self.longestLine else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).shortened(to: Self.longestLine) }.joined(separator: "\n")
  }

  private static let longestLine = 2000
}
