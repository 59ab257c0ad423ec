import Foundation

/// Hides secrets wherever a session shows text.
struct Redaction: Sendable {
  /// What stands in the place of a secret.
  static let mark = "•••"

  private var needles: [String] = []

  init(_ secrets: some Sequence<String> = []) {
    for secret in secrets { hide(secret) }
  }

  /// Hides a secret from now on; one too short to be told from ordinary text is left alone.
  mutating func hide(_ secret: String) {
    guard secret.count >= Self.shortest else { return }
    // In a transcript a secret stands as JSON writes it.
    for form in [secret, Self.json(secret)] where !needles.contains(form) { needles.append(form) }
    // A secret may hold another one; the longer must go first.
    needles.sort { $0.utf8.count > $1.utf8.count }
  }

  /// How long the longest text is that is hidden, in characters.
  var longest: Int { needles.map(\.count).max() ?? 0 }

  func apply(to text: String) -> String {
    var text = text
    for needle in needles where text.contains(needle) {
      text = text.replacingOccurrences(of: needle, with: Self.mark)
    }
    return text
  }

  private static let shortest = 3

  private static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let data = try? encoder.encode(text) else { return text }
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }
}
