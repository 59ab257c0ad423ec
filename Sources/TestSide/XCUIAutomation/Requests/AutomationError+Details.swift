import AppDriving
import AutomationProtocol
import Foundation

extension AutomationError {
  /// The facts that Apple's text omits, as sections.
  var details: [String] {
    var sections = isRefusedLeftover ? [] : leftover.map { [$0.sentence] } ?? []
    switch cause {
    case .refused(let failure):
      sections.append("Query: \(query.swiftSource)")
      sections += details(of: failure)
      if let circumstances { sections += circumstances.sections }
    case .broken(let error):
      if !firstLine.hasSuffix(error.message) { sections.append(error.message) }
      sections += error.details + (circumstances?.sections ?? [])
    case .queryProblem, .deviceProblem, .other: break
    }
    return sections
  }

  private var isRefusedLeftover: Bool {
    if case .broken(.launchedByOtherTest) = cause { true } else { false }
  }

  private func details(of failure: AutomationFailure) -> [String] {
    switch failure {
    case .noMatches(let facts):
      var lines = ["Matched: 0 elements, after \(Self.seconds(facts.waited)) of app time."]
      if !facts.candidates.isEmpty {
        lines.append(Self.list("Did you mean", facts.candidates, of: facts.candidates.count))
      } else if purpose == .waiting, !facts.input.isEmpty {
        // The first line of a wait's note doesn't list the elements; that of another failure does.
        lines.append(text(of: facts))
      }
      if query.isAboutSystem { lines.append(Self.springboard(query)) }
      if let modal = facts.modal {
        lines.append(
          "\(modal.shortLine()) is in front; elements behind it are found after it is dismissed.")
      }
      return lines + Self.busySections(facts.busy)
    case .multipleMatches(let facts):
      return [
        "Matched: \(facts.count) elements; expected 1.",
        Self.list("Queries for each of them", facts.matches, of: facts.count),
      ]
    case .notHittable(_, .isCovered(let other)) where other.elementType == .alert:
      return [
        Obstacle.isCovered(by: other).message,
        "If it asks for permission, answer it in XCUIApplication(bundleIdentifier: "
          + "\"com.apple.springboard\"), or with addUIInterruptionMonitor.",
      ]
    case .notHittable(_, let obstacle): return [obstacle.message]
    case .noKeyboardFocus(_, let focused):
      guard let focused else { return ["Nothing has keyboard focus; tap the element first."] }
      return ["Keyboard focus is at \(focused.shortLine()); tap the element first."]
    case .unknownMethod, .outOfOrder: return ["For the agent's author: \(failure.message)"]
    case .lostKeyboardFocus: return [failure.message]
    case .outsideScreen(let element, _, _):
      return [
        "Element: \(element.shortLine())", "Scroll it into view first: swipeUp() and the like.",
      ]
    case .disabled(let element, _), .cannotAdjust(let element, _),
      .typedTextDiffers(let element, _, _):
      return ["Element: \(element.shortLine())"]
    default: return []
    }
  }

  /// Returns a section with the reasons why the app was busy, or an empty array if it was idle.
  static func busySections(_ busy: [String]) -> [String] {
    guard !busy.isEmpty else { return [] }
    return [(["The app was busy:"] + busy.map { "    " + $0 }).joined(separator: "\n")]
  }

  /// Returns the limits of the springboard, and an alternative for the test.
  private static func springboard(_ query: ElementQuery) -> String {
    query.elementType == .icon
      ? "There is no home screen: nothing is installed, so no app has an icon. Launch an app with "
        + "XCUIApplication; it need not be deleted before, because each launch has an empty container."
      : "The springboard shows only the permission prompts of the app in front, one at a time."
  }

  private static func list(_ heading: String, _ candidates: [Candidate], of count: Int) -> String {
    var lines = ["\(heading):"]
    for candidate in candidates {
      lines.append("    \(candidate.query.swiftSource)  →  \(candidate.element.shortLine())")
    }
    if count > candidates.count { lines.append("    … and \(count - candidates.count) more") }
    return lines.joined(separator: "\n")
  }

  private static func seconds(_ time: TimeInterval) -> String {
    "\((time * 1000).rounded() / 1000) s"
  }
}

extension ElementAttributes {
  /// Returns the element as one line of a failure, in which texts are cut to a useful length.
  func shortLine(frame: Bool = true) -> String { line(frame: frame, textsUpTo: 200) }
}
