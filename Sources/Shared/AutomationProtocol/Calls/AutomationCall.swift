/// Something a test can ask of an app: a method of the protocol with its parameters and its result.
///
/// The value is the `params` of a JSON-RPC 2.0 request. Modules above may add calls of their own.
public protocol AutomationCall: Codable, Sendable {
  /// The method's name on the wire.
  static var method: String { get }
  /// What the app answers.
  associatedtype Result: Codable & Sendable
}

/// The result of calls that have nothing to say but that they were carried out.
public struct EmptyResult: Codable, Sendable, Hashable {
  /// Makes the result.
  public init() {}
}
