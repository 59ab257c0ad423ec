import LaunchDomain

/// Recognises header fields, query fields and members of JSON whose values are secret.
public enum SecretFields {
  /// Returns whether values of a name are secret: those that `SecretName` recognises, and the headers
  /// that carry credentials.
  public static func isSecret(_ name: String) -> Bool {
    headers.contains(name.lowercased()) || SecretName.matches(name)
  }

  private static let headers: Set<String> = [
    "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "x-auth",
    "x-csrf-token", "x-xsrf-token", "authentication-info", "x-amz-security-token",
  ]
}
