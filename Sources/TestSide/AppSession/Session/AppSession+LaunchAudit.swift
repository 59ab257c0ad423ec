import AutomationProtocol
import LaunchDomain

extension AppSession {
  /// What became of the launch arguments; nil when the app does not say.
  ///
  /// - Throws: What `call(_:timeout:)` throws.
  public func launchAudit() throws -> LaunchAudit? {
    guard initialization.capabilities.contains(LaunchAuditCall.method) else { return nil }
    return try call(LaunchAuditCall()).audit
  }

  /// Makes sure that the app knows what it was launched with, so that a mistyped argument never runs a
  /// test against the real service in silence.
  ///
  /// - Throws: `AppSessionError.launchArguments` with each problem, and what `launchAudit()` throws.
  public func checkLaunchArguments() throws {
    guard let problems = try launchAudit()?.problems, !problems.isEmpty else { return }
    throw AppSessionError.launchArguments(app: name, problems: problems)
  }
}
