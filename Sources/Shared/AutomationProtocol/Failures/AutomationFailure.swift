import Foundation

/// Why an app could not do what it was asked: the facts, each kind with a code.
///
/// `AutomationFailure+Message.swift` is the one place that says them in English.
public enum AutomationFailure: Error, Sendable, Hashable {
  /// The line was no JSON.
  case malformedMessage(DecodingProblem)
  /// The line was JSON, but no request of JSON-RPC 2.0.
  case invalidRequest(DecodingProblem)
  /// The call had parameters that it does not take, or lacked one.
  case invalidParameters(DecodingProblem)
  /// The line was longer than the reader takes.
  case messageTooLong(byteCount: Int, limit: Int)
  /// There is no such call.
  case unknownMethod(String, known: [String])
  /// A call came before `initialize`, or `initialize` a second time.
  case outOfOrder(method: String)
  /// The test speaks a version that the app does not understand.
  case unsupportedVersion(requested: ProtocolVersion, supported: ProtocolVersion)
  /// This app cannot do that.
  case unsupported(String)
  /// The app's own code failed while doing it.
  case internalError(String)
  /// No element matches.
  case noMatches(NoMatches)
  /// Several elements match where one is wanted.
  case multipleMatches(MultipleMatches)
  /// The element cannot be hit where it is.
  case notHittable(ElementAttributes, Obstacle)
  /// The element does not react because it is disabled.
  case disabled(ElementAttributes)
  /// Neither the element nor anything inside it has keyboard focus.
  case noKeyboardFocus(ElementAttributes, focused: ElementAttributes?)
  /// The keyboard focus went away while a text was typed: how many characters were typed, and what was
  /// left. It has the code of `noKeyboardFocus`.
  case lostKeyboardFocus(ElementAttributes, typed: Int, left: String)
  /// A query or predicate cannot be evaluated.
  case invalidQuery(String)
  /// A place of the element is not on the screen.
  case outsideScreen(ElementAttributes, point: CGPoint, screen: CGRect)
  /// Nobody could do what was asked for.
  case invalidArgument(InvalidArgument)
  /// The element's value cannot be set in that way.
  case cannotAdjust(ElementAttributes, AdjustmentProblem)
  /// The element that something should be dragged to cannot be used.
  indirect case destination(AutomationFailure)
}

/// The facts of a query that found nothing.
public struct NoMatches: Sendable, Hashable, Codable {
  /// The position of the step that found nothing.
  public var failedStep: Int
  /// The elements it had to choose from, as many as are worth showing.
  public var input: [ElementAttributes]
  /// How many it had to choose from.
  public var inputCount: Int
  /// Elements that come near, best first, each with a query that finds it.
  public var candidates: [Candidate]
  /// How long it waited, in seconds of app time.
  public var waited: Double
  /// What kept the app busy in real time, as sentences.
  public var busy: [String]
  /// What is in front and keeps tests from everything behind it.
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

/// The facts of a query that found several elements where one is wanted.
public struct MultipleMatches: Sendable, Hashable, Codable {
  /// The elements found, as many as are worth showing, each with a query that finds only it.
  public var matches: [Candidate]
  /// How many were found.
  public var count: Int

  /// Makes the facts.
  public init(matches: [Candidate], count: Int) {
    self.matches = matches
    self.count = count
  }
}

/// An element that may have been meant, with a query that finds it and nothing else.
public struct Candidate: Sendable, Hashable, Codable {
  /// What it shows of itself.
  public var element: ElementAttributes
  /// A query that finds only it.
  public var query: ElementQuery

  /// Makes a candidate.
  public init(element: ElementAttributes, query: ElementQuery) {
    self.element = element
    self.query = query
  }
}
