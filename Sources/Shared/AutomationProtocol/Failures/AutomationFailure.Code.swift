extension AutomationFailure {
  /// The number of a kind of failure on the wire: JSON-RPC's own below −32000, ours from 1.
  public struct Code: RawRepresentable, Sendable, Hashable, Codable {
    /// The number.
    public let rawValue: Int

    /// Makes a code of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// JSON-RPC's “parse error”.
    public static let malformedMessage = Code(rawValue: -32700)
    /// JSON-RPC's “invalid request”.
    public static let invalidRequest = Code(rawValue: -32600)
    /// JSON-RPC's “invalid params”.
    public static let invalidParameters = Code(rawValue: -32602)
    /// JSON-RPC's “method not found”.
    public static let unknownMethod = Code(rawValue: -32601)
    /// JSON-RPC's “internal error”.
    public static let internalError = Code(rawValue: -32603)
    /// The Language Server Protocol's “server not initialized”.
    public static let outOfOrder = Code(rawValue: -32002)
    /// A line that was longer than the reader takes.
    public static let messageTooLong = Code(rawValue: 1)
    /// A version that the app does not understand.
    public static let unsupportedVersion = Code(rawValue: 2)
    /// Something that this app cannot do.
    public static let unsupported = Code(rawValue: 3)
    /// No element matches.
    public static let noMatches = Code(rawValue: 10)
    /// Several elements match where one is wanted.
    public static let multipleMatches = Code(rawValue: 11)
    /// The element cannot be hit where it is.
    public static let notHittable = Code(rawValue: 12)
    /// The element is disabled.
    public static let disabled = Code(rawValue: 13)
    /// Nothing inside the element has keyboard focus.
    public static let noKeyboardFocus = Code(rawValue: 14)
    /// A query or predicate that cannot be evaluated.
    public static let invalidQuery = Code(rawValue: 15)
    /// A place of the element is not on the screen.
    public static let outsideScreen = Code(rawValue: 20)
    /// Nobody could do what was asked for.
    public static let invalidArgument = Code(rawValue: 21)
    /// The element's value cannot be set in that way.
    public static let cannotAdjust = Code(rawValue: 22)
    /// The element that something should be dragged to cannot be used.
    public static let destination = Code(rawValue: 23)
  }

  /// The number of this kind of failure.
  public var code: Code {
    switch self {
    case .malformedMessage: .malformedMessage
    case .invalidRequest: .invalidRequest
    case .invalidParameters: .invalidParameters
    case .messageTooLong: .messageTooLong
    case .unknownMethod: .unknownMethod
    case .outOfOrder: .outOfOrder
    case .unsupportedVersion: .unsupportedVersion
    case .unsupported: .unsupported
    case .internalError: .internalError
    case .noMatches: .noMatches
    case .multipleMatches: .multipleMatches
    case .notHittable: .notHittable
    case .disabled: .disabled
    case .noKeyboardFocus, .lostKeyboardFocus: .noKeyboardFocus
    case .invalidQuery: .invalidQuery
    case .outsideScreen: .outsideScreen
    case .invalidArgument: .invalidArgument
    case .cannotAdjust: .cannotAdjust
    case .destination: .destination
    }
  }
}
