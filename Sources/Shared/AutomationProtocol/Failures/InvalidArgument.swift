/// What is wrong with how an interaction was asked for.
public enum InvalidArgument: Sendable, Hashable, Codable {
  /// A number that is none, or too small, or too large.
  case outOfRange(name: String, value: Double, least: Double, most: Double)
  /// A movement that would take for ever, in seconds of app time.
  case tooSlow(duration: Double, limit: Double)
  /// A text where one key is wanted.
  case notOneKey(key: String)
  /// A velocity that leads away from the scale that is wanted.
  case wrongDirection(scale: Double, velocity: Double)
  /// Modifier keys that there are not, as the sum of their bits.
  case unknownModifiers(UInt)
}

extension InvalidArgument {
  /// What is wrong, as a sentence.
  public var message: String {
    switch self {
    case .outOfRange(let name, let value, let least, let most):
      "The \(name) is \(value.short); it must be a number from \(least.short) to \(most.short)."
    case .tooSlow(let duration, let limit):
      "At this velocity the movement would take \(duration.hundredthsUp.short) s; it may take "
        + "\(limit.short) s."
    case .wrongDirection(let scale, let velocity):
      "At a velocity of \(velocity.short) the scale never gets to \(scale.short); it must be "
        + (scale < 1 ? "negative for a scale below 1." : "positive for a scale above 1.")
    case .unknownModifiers(let bits):
      "No modifier keys have the bits 0x\(String(bits, radix: 16)); combine those that "
        + "KeyModifierFlags declares."
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

  /// Rounded up, or a number above a limit could look as if it were within; what is less than this
  /// tells apart is the error of a calculation.
  fileprivate var hundredthsUp: Double { (self * 100 - 1e-6).rounded(.up) / 100 }
}
