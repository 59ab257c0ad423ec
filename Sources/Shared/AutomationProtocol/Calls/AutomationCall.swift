/// A request of a test to an app: a method of the protocol with its parameters and result.
///
/// The value is the `params` of a JSON-RPC 2.0 request. Higher-level modules may add their own calls.
public protocol AutomationCall: Codable, Sendable {
  /// The method's name on the wire.
  static var method: String { get }
  /// The result that the app answers with.
  associatedtype Result: Codable & Sendable
}

/// The result of calls that only report success.
public struct EmptyResult: Codable, Sendable, Hashable {
  /// Makes the result.
  public init() {}
}
