import Foundation

/// The reason an app couldn't carry out a call, as facts with a code for each kind.
///
/// `AutomationFailure+Message.swift` is the only place that puts them into English.
public enum AutomationFailure: Error, Sendable, Hashable {
  /// The line isn't JSON.
  case malformedMessage(DecodingProblem)
  /// The line is JSON but not a JSON-RPC 2.0 request.
  case invalidRequest(DecodingProblem)
  /// The call has unknown or missing parameters.
  case invalidParameters(DecodingProblem)
  /// The line is longer than the reader accepts.
  case messageTooLong(byteCount: Int, limit: Int)
  /// The method doesn't exist.
  case unknownMethod(String, known: [String])
  /// A call came before `initialize`, or `initialize` came twice.
  case outOfOrder(method: String)
  /// The app doesn't support the test's protocol version.
  case unsupportedVersion(requested: ProtocolVersion, supported: ProtocolVersion)
  /// The app doesn't support the operation.
  case unsupported(String)
  /// The app's own code failed while carrying out the call.
  case internalError(String)
  /// No element matches.
  case noMatches(NoMatches)
  /// Several elements match where exactly one is required.
  case multipleMatches(MultipleMatches)
  /// The element can't be hit.
  case notHittable(ElementAttributes, Obstacle)
  /// The element doesn't react because it is disabled; the reason is `nil` if the app doesn't report it.
  case disabled(ElementAttributes, DisabledReason?)
  /// Neither the element nor any of its descendants has keyboard focus.
  case noKeyboardFocus(ElementAttributes, focused: ElementAttributes?)
  /// Keyboard focus was lost while typing, with the number of characters typed and the remaining
  /// text.
  ///
  /// It has the code of `noKeyboardFocus`.
  case lostKeyboardFocus(ElementAttributes, typed: Int, left: String)
  /// The query or predicate can't be evaluated.
  case invalidQuery(String)
  /// The position isn't on the screen.
  case outsideScreen(ElementAttributes, point: CGPoint, screen: CGRect)
  /// No person could carry out the interaction.
  case invalidArgument(InvalidArgument)
  /// The element's value can't be set in that way.
  case cannotAdjust(ElementAttributes, AdjustmentProblem)
  /// The element doesn't show the typed text, neither alone nor within its earlier text.
  case typedTextDiffers(ElementAttributes, typed: String, shown: String)
  /// A command of the app has no result.
  case command(CommandProblem)
  /// The destination of a drag can't be used.
  indirect case destination(AutomationFailure)
}

/// The facts about a query that found nothing.
public struct NoMatches: Sendable, Hashable, Codable {
  /// The position of the step that found nothing.
  public var failedStep: Int
  /// The elements that the step had to choose from, limited to a useful number.
  public var input: [ElementAttributes]
  /// The number of elements that the step had to choose from.
  public var inputCount: Int
  /// The elements that almost match, best first, each with a query that finds it.
  public var candidates: [Candidate]
  /// The time waited, in seconds of app time.
  public var waited: Double
  /// The reasons why the app could still change, as sentences: what kept it busy in real time, and what was
  /// due next on its clock.
  public var busy: [String]
  /// The modal element that hides everything behind it from tests.
  public var modal: ElementAttributes?

  /// Makes the facts.
  public init(
    failedStep: Int, input: [ElementAttributes], inputCount: Int, candidates: [Candidate],
    waited: Double = 0, busy: [String] = [], modal: ElementAttributes? = nil
  ) {
    self.modal = modal
    self.failedStep = failedStep
    self.input = input
    self.inputCount = inputCount
    self.candidates = candidates
    self.waited = waited
    self.busy = busy
  }
}

/// The facts about a query that found several elements where exactly one is required.
public struct MultipleMatches: Sendable, Hashable, Codable {
  /// The elements found, limited to a useful number, each with a query that finds only it.
  public var matches: [Candidate]
  /// The number of elements found.
  public var count: Int

  /// Makes the facts.
  public init(matches: [Candidate], count: Int) {
    self.matches = matches
    self.count = count
  }
}

/// An element that was possibly meant, with a query that finds only it.
public struct Candidate: Sendable, Hashable, Codable {
  /// The element's attributes.
  public var element: ElementAttributes
  /// A query that finds only the element.
  public var query: ElementQuery

  /// Makes a candidate.
  public init(element: ElementAttributes, query: ElementQuery) {
    self.element = element
    self.query = query
  }
}
