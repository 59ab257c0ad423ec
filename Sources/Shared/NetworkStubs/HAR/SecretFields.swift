import LaunchDomain

/// Recognises header fields, query fields and JSON members whose values are secret.
public enum SecretFields {
  /// Returns whether a name's values are secret: `SecretName` recognises it, or it is a header that carries
  /// credentials, or it names a session's identifier (`session_id`, `X-Session-Id`, `PHPSESSID`).
  public static func isSecret(_ name: String) -> Bool {
    let lowercase = name.lowercased()
    if headers.contains(lowercase) || SecretName.matches(name) { return true }
    guard lowercase.contains("sess") || lowercase.contains("sid") else { return false }
    let letters = lowercase.filter { $0.isLetter || $0.isNumber }
    return letters == "sid" || sessions.contains(where: letters.hasSuffix)
  }

  private static let sessions = ["sessionid", "sessid", "sessionkey", "connectsid"]

  private static let headers: Set<String> = [
    "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "x-auth",
    "x-csrf-token", "x-xsrf-token", "authentication-info", "x-amz-security-token",
  ]
}
