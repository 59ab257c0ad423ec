import Foundation

/// The first call of a session: both sides say who they are and what they can do.
public struct InitializeCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "initialize"

  /// The newest version of the protocol that the test speaks.
  public var protocolVersion: ProtocolVersion
  /// Who asks, for the app's log.
  public var client: String
  /// Launch values that must not stand on the command line, by key.
  public var secrets: [String: String]
  /// How the device is held and set, for the app's first screen.
  public var device: [DeviceChange]
  /// Whether the app sends its screen before each call that may end it (`ScreenNotification`).
  public var reportsScreens: Bool

  /// Makes the call.
  public init(
    protocolVersion: ProtocolVersion = .current, client: String, secrets: [String: String] = [:],
    device: [DeviceChange] = [], reportsScreens: Bool = false
  ) {
    self.protocolVersion = protocolVersion
    self.client = client
    self.secrets = secrets
    self.device = device
    self.reportsScreens = reportsScreens
  }

  private enum CodingKeys: String, CodingKey {
    case protocolVersion, client, secrets, device
    case reportsScreens = "screens"
  }

  /// Reads the call; without secrets there are none, and without a device it is as devices are.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    protocolVersion = try container.decode(ProtocolVersion.self, forKey: .protocolVersion)
    client = try container.decodeIfPresent(String.self, forKey: .client) ?? ""
    secrets = try container.decodeIfPresent([String: String].self, forKey: .secrets) ?? [:]
    device = try container.decodeIfPresent([DeviceChange].self, forKey: .device) ?? []
    reportsScreens = try container.decodeIfPresent(Bool.self, forKey: .reportsScreens) ?? false
  }

  /// Writes the call; of a device as devices are it says nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(protocolVersion, forKey: .protocolVersion)
    try container.encode(client, forKey: .client)
    try container.encode(secrets, forKey: .secrets)
    if !device.isEmpty { try container.encode(device, forKey: .device) }
    if reportsScreens { try container.encode(true, forKey: .reportsScreens) }
  }

  /// What an app says of itself.
  public struct Result: Codable, Sendable, Hashable {
    /// The version of the protocol that the session speaks from here on.
    public var protocolVersion: ProtocolVersion
    /// The app's name.
    public var name: String
    /// The process that runs it.
    public var processIdentifier: Int32
    /// The methods it answers.
    public var capabilities: [String]
    /// The size of its screen, in points.
    public var screenSize: CGSize

    /// Makes the result.
    public init(
      protocolVersion: ProtocolVersion, name: String, processIdentifier: Int32,
      capabilities: [String], screenSize: CGSize
    ) {
      self.protocolVersion = protocolVersion
      self.name = name
      self.processIdentifier = processIdentifier
      self.capabilities = capabilities
      self.screenSize = screenSize
    }
  }
}
