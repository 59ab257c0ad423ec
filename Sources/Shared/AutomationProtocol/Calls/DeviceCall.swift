/// A call that notifies the app of a change to its device.
public struct DeviceCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "device"

  /// The change.
  public var change: DeviceChange

  /// Makes the call.
  public init(_ change: DeviceChange) { self.change = change }

  /// The app's reaction to the change.
  public struct Result: Codable, Sendable, Hashable {
    /// Whether the app reacted to the change; false for a URL that it doesn't open.
    public var isHandled: Bool
    /// The version of the tree after the change.
    public var version: UInt64

    /// Makes the result.
    public init(isHandled: Bool, version: UInt64) {
      self.isHandled = isHandled
      self.version = version
    }

    private enum CodingKeys: String, CodingKey {
      case isHandled = "handled"
      case version
    }
  }
}
