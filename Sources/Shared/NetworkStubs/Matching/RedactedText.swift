import Foundation
import LaunchDomain

/// A recorded text, in which `SecretRedactor.marker` stands for any text.
struct RedactedText {
  /// The texts between the markers.
  private let parts: [Data]

  init(_ text: Data) {
    var parts: [Data] = []
    var rest = text
    while let found = rest.range(of: Self.marker) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    self.parts = parts + [rest]
  }

  init(_ text: String) { self.init(Data(text.utf8)) }

  /// Whether anything was taken out of the text.
  var isRedacted: Bool { parts.count > 1 }

  /// Returns whether a text may be the recorded one.
  func matches(_ text: Data) -> Bool {
    guard let first = parts.first, let last = parts.last, isRedacted else {
      return text == parts.first
    }
    guard text.count >= first.count + last.count, text.starts(with: first),
      text.suffix(last.count) == last
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// Returns whether something was taken out of a text.
  static func isRedacted(_ text: String) -> Bool { text.contains(SecretRedactor.marker) }

  private static let marker = Data(SecretRedactor.marker.utf8)
}
