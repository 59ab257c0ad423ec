/// Tells the app what has become of the device that it runs on.
public struct DeviceCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "device"

  /// What has changed.
  public var change: DeviceChange

  /// Makes the call.
  public init(_ change: DeviceChange) { self.change = change }

  /// How the app took it.
  public struct Result: Codable, Sendable, Hashable {
    /// Whether the app did anything about it; false for a URL that it does not open.
    public var isHandled: Bool
    /// The version of the tree afterwards.
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
