import LaunchDomain

/// Asks what became of the launch arguments: which were read, and which nobody knows.
public struct LaunchAuditCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "launchAudit"

  /// Makes the call.
  public init() {}

  /// The audit.
  public struct Result: Codable, Sendable, Hashable {
    /// What became of the launch arguments; nil when the app does not say.
    public var audit: LaunchAudit?

    /// Makes the result.
    public init(audit: LaunchAudit?) { self.audit = audit }
  }
}
