import LaunchDomain

/// Recognises header fields, query fields and JSON members whose values are secret.
public enum SecretFields {
  /// Returns whether a name's values are secret: `SecretName` recognises it, or it is a header that carries
  /// credentials.
  public static func isSecret(_ name: String) -> Bool {
    headers.contains(name.lowercased()) || SecretName.matches(name)
  }

  private static let headers: Set<String> = [
    "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "x-auth",
    "x-csrf-token", "x-xsrf-token", "authentication-info", "x-amz-security-token",
  ]
}
