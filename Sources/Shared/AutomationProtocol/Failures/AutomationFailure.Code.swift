extension AutomationFailure {
  /// The number of a kind of failure on the wire: JSON-RPC's own are below −32000, ours start at 1.
  public struct Code: RawRepresentable, Sendable, Hashable, Codable {
    /// The number.
    public let rawValue: Int

    /// Makes a code from its number.
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
    /// A line longer than the reader accepts.
    public static let messageTooLong = Code(rawValue: 1)
    /// A version that the app doesn't support.
    public static let unsupportedVersion = Code(rawValue: 2)
    /// An operation that this app doesn't support.
    public static let unsupported = Code(rawValue: 3)
    /// No element matches.
    public static let noMatches = Code(rawValue: 10)
    /// Several elements match where exactly one is required.
    public static let multipleMatches = Code(rawValue: 11)
    /// The element can't be hit.
    public static let notHittable = Code(rawValue: 12)
    /// The element is disabled.
    public static let disabled = Code(rawValue: 13)
    /// Nothing inside the element has keyboard focus.
    public static let noKeyboardFocus = Code(rawValue: 14)
    /// The query or predicate can't be evaluated.
    public static let invalidQuery = Code(rawValue: 15)
    /// The position isn't on the screen.
    public static let outsideScreen = Code(rawValue: 20)
    /// An argument that no person could carry out.
    public static let invalidArgument = Code(rawValue: 21)
    /// The element's value can't be set in that way.
    public static let cannotAdjust = Code(rawValue: 22)
    /// The destination of a drag can't be used.
    public static let destination = Code(rawValue: 23)
    /// The element doesn't show the typed text.
    public static let typedTextDiffers = Code(rawValue: 24)
    /// A command of the app has no result.
    public static let command = Code(rawValue: 30)
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
    case .typedTextDiffers: .typedTextDiffers
    case .command: .command
    }
  }
}
