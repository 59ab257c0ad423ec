import Foundation
import LaunchDomain

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

  /// Makes the call.
  public init(
    protocolVersion: ProtocolVersion = .current, client: String, secrets: [String: String] = [:]
  ) {
    self.protocolVersion = protocolVersion
    self.client = client
    self.secrets = secrets
  }

  private enum CodingKeys: String, CodingKey { case protocolVersion, client, secrets }

  /// Reads the call; without secrets there are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    protocolVersion = try container.decode(ProtocolVersion.self, forKey: .protocolVersion)
    client = try container.decodeIfPresent(String.self, forKey: .client) ?? ""
    secrets = try container.decodeIfPresent([String: String].self, forKey: .secrets) ?? [:]
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
    /// What became of the launch arguments up to now; nil when the app does not say.
    public var audit: LaunchAudit?

    /// Makes the result.
    public init(
      protocolVersion: ProtocolVersion, name: String, processIdentifier: Int32,
      capabilities: [String], screenSize: CGSize, audit: LaunchAudit? = nil
    ) {
      self.protocolVersion = protocolVersion
      self.name = name
      self.processIdentifier = processIdentifier
      self.capabilities = capabilities
      self.screenSize = screenSize
      self.audit = audit
    }
  }
}
