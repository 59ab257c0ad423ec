import Foundation

extension AutomationFailure: CustomStringConvertible {
  /// The failure in one English sentence; the test's side adds the query, the screen and a remedy.
  public var message: String {
    switch self {
    case .malformedMessage(let problem):
      problem.path.isEmpty
        ? "The line is not a message of the protocol: \(problem.reason) It began: \(problem.excerpt)"
        : "The message is malformed at \(problem.path): \(problem.reason)"
    case .invalidRequest(let problem):
      "The line is not a request of JSON-RPC 2.0: \(problem.reason)"
    case .invalidParameters(let problem):
      "The parameters are malformed at \(problem.path): \(problem.reason)"
    case .messageTooLong(let byteCount, let limit):
      "The line has \(byteCount) bytes; at most \(limit) are read."
    case .unknownMethod(let method, let known):
      "“\(method)” isn't a method; the methods are \(known.joined(separator: ", "))."
    case .outOfOrder(let method):
      method == InitializeCall.method
        ? "The session is already initialized." : "“\(method)” came before “initialize”."
    case .unsupportedVersion(let requested, let supported):
      "The test speaks version \(requested) of the protocol, the app \(supported); "
        + "build both with the same version of Understudy."
    case .unsupported(let what): "This app cannot \(what)."
    case .internalError(let text): text
    case .noMatches: "No matches found."
    case .multipleMatches(let facts): "\(facts.count) matching elements found; expected 1."
    case .notHittable(_, let obstacle): obstacle.message
    case .disabled(_, let reason): reason?.message ?? "The element is disabled."
    case .noKeyboardFocus: "Neither element nor any descendant has keyboard focus."
    case .lostKeyboardFocus(_, let typed, let left):
      "Neither element nor any descendant has keyboard focus: it went away after \(typed) "
        + "\(typed == 1 ? "character" : "characters") of the text; what was left is "
        + "\(String(reflecting: left.shortened(to: 128)))."
    case .invalidQuery(let reason): reason
    case .outsideScreen(_, let point, let screen):
      "The place (\(point.x), \(point.y)) is not on the screen, which ends at "
        + "(\(screen.maxX), \(screen.maxY))."
    case .invalidArgument(let problem): problem.message
    case .cannotAdjust(_, let problem): problem.message
    case .destination(let failure): failure.message
    case .command(let problem): problem.message
    case .typedTextDiffers(_, let typed, let shown):
      "What was typed is \(String(reflecting: typed.shortened(to: 128))), and the element shows "
        + "\(String(reflecting: shown.shortened(to: 128)))."
    }
  }

  /// The failure in one English sentence.
  public var description: String { message }
}

extension Obstacle {
  /// The reason the element can't be hit, as a sentence.
  public var message: String {
    switch self {
    case .hasNoSize: "The element has no size."
    case .isOffScreen: "No part of the element is on the screen."
    case .isCovered(let other):
      "The element is covered by \(other.summary)."
    case .ignoresTouches: "The element, or an element that contains it, ignores touches."
    }
  }
}

extension ElementAttributes {
  /// The element in a few words: `"Login" Button`.
  public var summary: String {
    let name = identifier.isEmpty ? (label.isEmpty ? title : label) : identifier
    return name.isEmpty
      ? elementType.title : "\"\(name.shortened(to: Self.nameLengthLimit))\" \(elementType.title)"
  }

  /// The longest string that a query accepts, in characters.
  private static let nameLengthLimit = 128
}
