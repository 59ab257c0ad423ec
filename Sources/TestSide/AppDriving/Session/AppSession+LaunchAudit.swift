import AutomationProtocol
import Foundation
import LaunchDomain

extension AppSession {
  /// Returns the result of the launch argument audit, or `nil` if the app doesn't provide one.
  ///
  /// - Throws: The errors of `call(_:timeout:)`.
  public func launchAudit() throws -> LaunchAudit? { try launchAudit(timeout: 0) }

  /// Returns a sentence about the launch arguments that the app has not read.
  ///
  /// - Returns: `nil` if the app has read all of them, may have, or is no longer running.
  package func unreadArgumentsText() -> String? {
    guard state == .runningForeground,
      initialization.capabilities.contains(LaunchAuditCall.method),
      let audit = try? askAside(LaunchAuditCall()).audit, audit.findsUnread
    else { return nil }
    hideMistyped(audit.unreadNotes)
    return redact(
      "\(name) was launched with arguments that it has not read. "
        + audit.unreadNotes.map(\.message).joined(separator: " "))
  }

  private func launchAudit(timeout: TimeInterval) throws -> LaunchAudit? {
    guard initialization.capabilities.contains(LaunchAuditCall.method) else { return nil }
    return try call(LaunchAuditCall(), timeout: timeout).audit
  }

  /// Checks the launch arguments against what the app declares.
  ///
  /// The check is part of the launch, so the app may take the launch limit to answer if that is longer
  /// than the answer limit.
  ///
  /// A mistyped argument could otherwise run a test against the real service unnoticed.
  ///
  /// - Returns: The result of the audit, or `nil` if the app doesn't provide one.
  /// - Throws: `AppSessionError.launchArguments` with each problem, and the errors of
  ///   `launchAudit()`.
  @discardableResult
  public func checkLaunchArguments() throws -> LaunchAudit? {
    let rest = conversation.launch.limits.launch - conversation.answerLimit
    guard let audit = try launchAudit(timeout: max(rest, .zero).seconds) else { return nil }
    // The handshake carries only one value for each secret key.
    let repetitions = audit.isDeclared ? conversation.launch.repeatedSecrets : []
    let problems = audit.problems + repetitions
    hideMistyped(problems)
    if !problems.isEmpty { throw AppSessionError.launchArguments(app: name, problems: problems) }
    return audit
  }

  /// Hides the values of mistyped keys if the intended key is probably a secret one.
  private func hideMistyped(_ problems: [LaunchDomainError]) {
    let redactor = SecretRedactor(keys: conversation.launch.secretKeys)
    let given = LaunchArguments(parsing: conversation.launch.arguments)
    for problem in problems {
      if let text = problem.joinedArgument {
        hideJoinedValue(of: text, among: conversation.launch.arguments)
      }
      guard let (key, meant) = problem.mistypedKey, meant.contains(where: redactor.isSecret) else {
        continue
      }
      for (name, argument) in given.pairs where name == key { hide(LaunchSecret(argument)) }
    }
  }
}

extension AppSession {
  /// Hides the values of unread arguments that join a key and a value, if the key resembles a secret's.
  private func hideJoinedValue(of argument: String, among given: [String]) {
    guard let sign = argument.firstIndex(of: "=") else { return }
    let beginning = argument[...sign]
    guard SecretName.resembles(String(beginning.drop { $0 == "-" }.dropLast())) else { return }
    for text in given where text.hasPrefix(beginning) {
      hide(LaunchSecret(String(text.dropFirst(beginning.count))))
    }
  }
}

extension LaunchAudit {
  /// Whether there are arguments that the app has certainly not read.
  package var findsUnread: Bool {
    // If reads can escape the audit, the app may have read the argument.
    seesEveryRead && !unreadNotes.isEmpty
  }
}

extension LaunchDomainError {
  /// The argument that may join a key and a value.
  fileprivate var joinedArgument: String? {
    switch self {
    case .leftover(let text) where text.hasPrefix("-"): text
    case .undeclared(let key, _), .unread(let key, _): "-" + key
    default: nil
    }
  }

  /// The key that may be mistyped, and the keys that were probably meant.
  fileprivate var mistypedKey: (key: String, meant: [String])? {
    switch self {
    case .undeclared(let key, let suggestions), .unread(let key, let suggestions):
      (key, suggestions)
    default: nil
    }
  }
}
