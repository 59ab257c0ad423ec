/// The reason an interaction's argument is invalid.
public enum InvalidArgument: Sendable, Hashable, Codable {
  /// A number that is NaN, too small or too large.
  case outOfRange(name: String, value: Double, least: Double, most: Double)
  /// A movement that would take too long, in seconds of app time.
  case tooSlow(duration: Double, limit: Double)
  /// A text where a single key is required.
  case notOneKey(key: String)
  /// A velocity in the opposite direction of the requested scale.
  case wrongDirection(scale: Double, velocity: Double)
  /// Bits that stand for no modifier key.
  case unknownModifiers(UInt)
  /// An identifier that is no time zone.
  case unknownTimeZone(String)
  /// An identifier that is no locale.
  case unknownLocale(String)
}

extension InvalidArgument {
  /// The reason, as a sentence.
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
    case .unknownTimeZone(let identifier):
      "There is no time zone “\(identifier.shortened(to: 64))”; use an identifier such as Europe/Paris."
    case .unknownLocale(let identifier):
      "“\(identifier.shortened(to: 64))” is no locale; use an identifier such as de_CH."
    case .notOneKey(let key):
      "“\(key)” is \(key.isEmpty ? "no key" : "more than one key"); use typeText(_:) for a text."
    }
  }
}

extension Double {
  /// The number in writing, without a fraction if it is whole.
  fileprivate var short: String {
    guard let whole = Int(exactly: self) else { return "\(self)" }
    return "\(whole)"
  }

  /// The number rounded up to hundredths, so that a number above a limit doesn't look as if it were
  /// within.
  ///
  /// A difference too small to display is a rounding error and is ignored.
  fileprivate var hundredthsUp: Double { (self * 100 - 1e-6).rounded(.up) / 100 }
}
