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
  /// - Returns: The result of the audit, or `nil` if the app doesn't provide one.
  /// - Throws: `AppSessionError.launchArguments` with each problem, and the errors of
  ///   `launchAudit()`.
  @discardableResult
  public func checkLaunchArguments() throws -> LaunchAudit? {
    guard let audit = try launchAudit() else { return nil }
    let problems = audit.problems
    if !problems.isEmpty { throw AppSessionError.launchArguments(app: name, problems: problems) }
    return audit
  }
}
