import AutomationProtocol

/// Makes keys for typed secrets.
enum SecretKeyName {
  /// Returns the key for texts typed into a field: `testing.password`.
  static func key(for field: ElementAttributes) -> String {
    let name =
      [field.identifier, field.label, field.placeholderValue ?? ""].first { !$0.isEmpty }
      ?? "secret"
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return "testing." + words.joined(separator: "-")
  }
}
