/// The failure of a step in Swift.
public struct StepFailure: Error, Sendable, CustomStringConvertible {
  /// A description of what was expected and what was found instead.
  public let message: String

  /// Makes a failure.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
