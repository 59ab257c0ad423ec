/// A call that carries out a command that the app defines.
public struct CommandCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "command"

  /// The name of the command.
  public var name: String
  /// The payload as JSON text, or `nil` for none.
  ///
  /// It is text so that each number keeps the digits that the test's encoder has written.
  public var payload: String?
  /// The longest time to wait for the result, in seconds of app time.
  public var timeout: Double

  /// Makes the call.
  public init(_ name: String, payload: String? = nil, timeout: Double = 0) {
    self.name = name
    self.payload = payload
    self.timeout = timeout
  }

  /// The result of a command.
  public struct Result: Codable, Sendable, Hashable {
    /// The result as JSON text, or `nil` if the command has none.
    public var value: String?
    /// The duration of the command, in seconds of app time.
    public var elapsed: Double

    /// Makes a result.
    public init(value: String?, elapsed: Double) {
      self.value = value
      self.elapsed = elapsed
    }
  }
}
