import AutomationProtocol
import LaunchDomain

extension AppSession {
  /// Returns the result of the launch argument audit, or `nil` if the app doesn't provide one.
  ///
  /// - Throws: The errors of `call(_:timeout:)`.
  public func launchAudit() throws -> LaunchAudit? {
    guard initialization.capabilities.contains(LaunchAuditCall.method) else { return nil }
    return try call(LaunchAuditCall()).audit
  }

  /// Checks that the app knows the arguments that it was launched with.
  ///
  /// A mistyped argument could otherwise run a test against the real service unnoticed.
  ///
  /// - Throws: `AppSessionError.launchArguments` with each problem, and the errors of
  ///   `launchAudit()`.
  public func checkLaunchArguments() throws {
    guard let problems = try launchAudit()?.problems, !problems.isEmpty else { return }
    throw AppSessionError.launchArguments(app: name, problems: problems)
  }
}
