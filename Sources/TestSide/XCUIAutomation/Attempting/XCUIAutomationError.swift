import AppDriving
import AutomationProtocol

/// The reason why a request to an app failed, for code that catches it.
///
/// `attempting(_:)` throws this error.
public struct XCUIAutomationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the error.
  public enum Reason: Sendable, Hashable {
    /// No element matches.
    case noMatches
    /// Several elements match where one is required.
    case multipleMatches
    /// The element is off the screen, covered, or does not accept touches.
    case notHittable
    /// The element is disabled.
    case disabled
    /// Neither the element nor any descendant has keyboard focus.
    case noKeyboardFocus
    /// The coordinate isn't on the screen.
    case outsideScreen
    /// A time, velocity, number or key is invalid.
    case invalidArgument
    /// The slider or picker wheel cannot be set to the value.
    case cannotAdjust
    /// The query or its predicate cannot be carried out.
    case invalidQuery
    /// The app isn't running, has ended, or does not answer.
    case applicationUnavailable
    /// Another error.
    case other
  }

  private struct Facts: Sendable, Hashable {
    var reason: Reason
    var message: String
    var description: String
  }

  /// The underlying error, which is ignored in comparisons.
  private struct Source: Sendable, Hashable {
    var error: AutomationError?

    static func == (first: Self, second: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  private var facts: Facts
  private let source: Source

  /// The kind of the error.
  public var reason: Reason {
    get { read().reason }
    set { facts.reason = newValue }
  }

  /// The first line of a failure, in XCUITest's words.
  public var message: String {
    get { read().message }
    set { facts.message = newValue }
  }

  /// The message and all further facts, as a failure shows them.
  public var description: String {
    get { read().description }
    set { facts.description = newValue }
  }

  init(_ error: any Error) {
    source = Source(error: error as? AutomationError)
    func redact(_ text: String) -> String {
      SessionRegistry.shared.redact(text, in: RunningTest.current.scope)
    }
    guard let error = source.error else {
      let text = redact("\(error)")
      facts = Facts(reason: .other, message: text, description: text)
      return
    }
    let reason: Reason =
      switch error.cause {
      case .refused(let failure): Reason(failure)
      case .queryProblem: .invalidQuery
      case .broken: .applicationUnavailable
      case .deviceProblem, .other: .other
      }
    facts = Facts(
      reason: reason, message: redact(error.firstLine), description: redact(error.text))
  }

  private func read() -> Facts {
    source.error?.markCrashAsReported()
    return facts
  }
}

extension XCUIAutomationError.Reason {
  init(_ failure: AutomationFailure) {
    self =
      switch failure {
      case .noMatches: .noMatches
      case .multipleMatches: .multipleMatches
      case .notHittable: .notHittable
      case .disabled: .disabled
      case .noKeyboardFocus, .lostKeyboardFocus: .noKeyboardFocus
      case .outsideScreen: .outsideScreen
      case .invalidArgument: .invalidArgument
      case .cannotAdjust: .cannotAdjust
      case .invalidQuery: .invalidQuery
      case .destination(let failure): Self(failure)
      default: .other
      }
  }
}
