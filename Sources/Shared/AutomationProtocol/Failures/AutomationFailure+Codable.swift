import Foundation

extension AutomationFailure: Codable {
  private enum CodingKeys: String, CodingKey { case code, message, data }
  private struct TooLong: Codable { var byteCount: Int, limit: Int }
  private struct Method: Codable { var method: String, known: [String]? }
  private struct Versions: Codable { var requested: ProtocolVersion, supported: ProtocolVersion }
  private struct Blocked: Codable { var element: ElementAttributes, obstacle: Obstacle }
  private struct Disabled: Encodable {
    var element: ElementAttributes
    var reason: Reason

    func encode(to encoder: any Encoder) throws {
      try element.encode(to: encoder)
      try reason.encode(to: encoder)
    }
  }
  private struct Reason: Codable { var disabledBy: DisabledReason? }
  private struct Focus: Codable {
    var element: ElementAttributes, focused: ElementAttributes?
    var typed: Int?, left: String?
  }
  private struct Outside: Codable {
    var element: ElementAttributes, point: CGPoint, screen: CGRect
  }
  private struct Typed: Codable { var element: ElementAttributes, typed: String, shown: String }
  private struct Adjusting: Codable { var element: ElementAttributes, problem: AdjustmentProblem }

  /// Reads a JSON-RPC error object; an unknown code, as from a newer version, becomes an internal
  /// error with its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func data<Facts: Decodable>(_ type: Facts.Type) throws -> Facts {
      try container.decode(type, forKey: .data)
    }
    // Agents in other languages may put the text only into the message.
    func text() throws -> String {
      try container.decodeIfPresent(String.self, forKey: .data)
        ?? container.decodeIfPresent(String.self, forKey: .message) ?? ""
    }
    switch try container.decode(Code.self, forKey: .code) {
    case .malformedMessage: self = .malformedMessage(try data(DecodingProblem.self))
    case .invalidRequest: self = .invalidRequest(try data(DecodingProblem.self))
    case .invalidParameters: self = .invalidParameters(try data(DecodingProblem.self))
    case .messageTooLong:
      let facts = try data(TooLong.self)
      self = .messageTooLong(byteCount: facts.byteCount, limit: facts.limit)
    case .unknownMethod:
      let facts = try data(Method.self)
      self = .unknownMethod(facts.method, known: facts.known ?? [])
    case .outOfOrder: self = .outOfOrder(method: try data(Method.self).method)
    case .unsupportedVersion:
      let facts = try data(Versions.self)
      self = .unsupportedVersion(requested: facts.requested, supported: facts.supported)
    case .unsupported: self = .unsupported(try text())
    case .noMatches: self = .noMatches(try data(NoMatches.self))
    case .multipleMatches: self = .multipleMatches(try data(MultipleMatches.self))
    case .notHittable:
      let facts = try data(Blocked.self)
      self = .notHittable(facts.element, facts.obstacle)
    case .disabled:
      self = .disabled(try data(ElementAttributes.self), try data(Reason.self).disabledBy)
    case .noKeyboardFocus:
      let facts = try data(Focus.self)
      if let typed = facts.typed, let left = facts.left {
        self = .lostKeyboardFocus(facts.element, typed: typed, left: left)
      } else {
        self = .noKeyboardFocus(facts.element, focused: facts.focused)
      }
    case .invalidQuery: self = .invalidQuery(try text())
    case .outsideScreen:
      let facts = try data(Outside.self)
      self = .outsideScreen(facts.element, point: facts.point, screen: facts.screen)
    case .invalidArgument: self = .invalidArgument(try data(InvalidArgument.self))
    case .cannotAdjust:
      let facts = try data(Adjusting.self)
      self = .cannotAdjust(facts.element, facts.problem)
    case .destination: self = .destination(try data(AutomationFailure.self))
    case .typedTextDiffers:
      let facts = try data(Typed.self)
      self = .typedTextDiffers(facts.element, typed: facts.typed, shown: facts.shown)
    case .command: self = .command(try data(CommandProblem.self))
    default:
      self = .internalError(try container.decodeIfPresent(String.self, forKey: .message) ?? "")
    }
  }

  /// Writes a JSON-RPC error object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(message, forKey: .message)
    switch self {
    case .malformedMessage(let problem), .invalidRequest(let problem),
      .invalidParameters(let problem):
      try container.encode(problem, forKey: .data)
    case .messageTooLong(let byteCount, let limit):
      try container.encode(TooLong(byteCount: byteCount, limit: limit), forKey: .data)
    case .unknownMethod(let method, let known):
      try container.encode(Method(method: method, known: known), forKey: .data)
    case .outOfOrder(let method):
      try container.encode(Method(method: method, known: nil), forKey: .data)
    case .unsupportedVersion(let requested, let supported):
      try container.encode(Versions(requested: requested, supported: supported), forKey: .data)
    case .unsupported(let what): try container.encode(what, forKey: .data)
    case .internalError: break
    case .noMatches(let facts): try container.encode(facts, forKey: .data)
    case .multipleMatches(let facts): try container.encode(facts, forKey: .data)
    case .notHittable(let element, let obstacle):
      try container.encode(Blocked(element: element, obstacle: obstacle), forKey: .data)
    case .disabled(let element, let reason):
      let data = Disabled(element: element, reason: Reason(disabledBy: reason))
      try container.encode(data, forKey: .data)
    case .noKeyboardFocus(let element, let focused):
      try container.encode(Focus(element: element, focused: focused), forKey: .data)
    case .lostKeyboardFocus(let element, let typed, let left):
      try container.encode(
        Focus(element: element, focused: nil, typed: typed, left: left), forKey: .data)
    case .invalidQuery(let reason): try container.encode(reason, forKey: .data)
    case .outsideScreen(let element, let point, let screen):
      try container.encode(
        Outside(element: element, point: point, screen: screen), forKey: .data)
    case .invalidArgument(let problem): try container.encode(problem, forKey: .data)
    case .cannotAdjust(let element, let problem):
      try container.encode(Adjusting(element: element, problem: problem), forKey: .data)
    case .destination(let failure): try container.encode(failure, forKey: .data)
    case .command(let problem): try container.encode(problem, forKey: .data)
    case .typedTextDiffers(let element, let typed, let shown):
      try container.encode(Typed(element: element, typed: typed, shown: shown), forKey: .data)
    }
  }
}
