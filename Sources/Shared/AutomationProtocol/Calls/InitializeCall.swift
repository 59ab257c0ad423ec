import Foundation

/// The first call of a session, in which both sides introduce themselves and declare what they support.
public struct InitializeCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "initialize"

  /// The newest protocol version that the test supports.
  public var protocolVersion: ProtocolVersion
  /// The name of the caller, for the app's log.
  public var client: String
  /// The launch values that must not appear on the command line, by key.
  public var secrets: [String: String]
  /// The environment variables whose values are secret, so that the system doesn't list them for the process.
  public var environment: [String: String]
  /// The device settings for the app's first screen.
  public var device: [DeviceChange]
  /// Whether the app sends its screen before each call that may end it (`ScreenNotification`).
  public var reportsScreens: Bool

  /// Makes the call.
  public init(
    protocolVersion: ProtocolVersion = .current, client: String, secrets: [String: String] = [:],
    environment: [String: String] = [:], device: [DeviceChange] = [], reportsScreens: Bool = false
  ) {
    self.environment = environment
    self.protocolVersion = protocolVersion
    self.client = client
    self.secrets = secrets
    self.device = device
    self.reportsScreens = reportsScreens
  }

  private enum CodingKeys: String, CodingKey {
    case protocolVersion, client, secrets, environment, device
    case reportsScreens = "screens"
  }

  /// Reads the call; secrets, variables and device settings are optional.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    protocolVersion = try container.decode(ProtocolVersion.self, forKey: .protocolVersion)
    client = try container.decodeIfPresent(String.self, forKey: .client) ?? ""
    secrets = try container.decodeIfPresent([String: String].self, forKey: .secrets) ?? [:]
    environment = try container.decodeIfPresent([String: String].self, forKey: .environment) ?? [:]
    device = try container.decodeIfPresent([DeviceChange].self, forKey: .device) ?? []
    reportsScreens = try container.decodeIfPresent(Bool.self, forKey: .reportsScreens) ?? false
  }

  /// Writes the call, without variables and device settings if there are none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(protocolVersion, forKey: .protocolVersion)
    try container.encode(client, forKey: .client)
    try container.encode(secrets, forKey: .secrets)
    if !environment.isEmpty { try container.encode(environment, forKey: .environment) }
    if !device.isEmpty { try container.encode(device, forKey: .device) }
    if reportsScreens { try container.encode(true, forKey: .reportsScreens) }
  }

  /// The app's description of itself.
  public struct Result: Codable, Sendable, Hashable {
    /// The protocol version that the session uses from now on.
    public var protocolVersion: ProtocolVersion
    /// The app's name.
    public var name: String
    /// The app's process identifier.
    public var processIdentifier: Int32
    /// The methods that the app answers.
    public var capabilities: [String]
    /// The size of the app's screen, in points.
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
