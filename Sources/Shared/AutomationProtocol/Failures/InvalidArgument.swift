/// What is wrong with how an interaction was asked for.
public enum InvalidArgument: Sendable, Hashable, Codable {
  /// A number that is none, or too small, or too large.
  case outOfRange(name: String, value: Double, least: Double, most: Double)
  /// A movement that would take for ever, in seconds of app time.
  case tooSlow(duration: Double, limit: Double)
  /// A text where one key is wanted.
  case notOneKey(key: String)
}

extension InvalidArgument {
  /// What is wrong, as a sentence.
  public var message: String {
    switch self {
    case .outOfRange(let name, let value, let least, let most):
      "The \(name) is \(value.short); it must be a number from \(least.short) to \(most.short)."
    case .tooSlow(let duration, let limit):
      "At this velocity the movement would take \(duration.short) s; it may take \(limit.short) s."
    case .notOneKey(let key):
      "“\(key)” is \(key.isEmpty ? "no key" : "more than one key"); use typeText(_:) for a text."
    }
  }
}

extension Double {
  /// The number, without a fraction where it has none.
  fileprivate var short: String {
    guard let whole = Int(exactly: self) else { return "\(self)" }
    return "\(whole)"
  }
}
