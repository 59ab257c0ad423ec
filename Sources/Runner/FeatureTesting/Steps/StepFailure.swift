/// The failure of a step in Swift.
public struct StepFailure: Error, Sendable, CustomStringConvertible {
  /// What was expected and what was there instead.
  public let message: String

  /// Makes a failure.
  public init(_ message: String) { self.message = message }

  /// What was expected and what was there instead.
  public var description: String { message }
}
