import LaunchDomain

/// A call that reports which launch arguments were read and which are unknown.
public struct LaunchAuditCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "launchAudit"

  /// Makes the call.
  public init() {}

  /// The result of the call.
  public struct Result: Codable, Sendable, Hashable {
    /// The launch argument audit; `nil` if the app doesn't provide one.
    public var audit: LaunchAudit?

    /// Makes the result.
    public init(audit: LaunchAudit?) { self.audit = audit }
  }
}
