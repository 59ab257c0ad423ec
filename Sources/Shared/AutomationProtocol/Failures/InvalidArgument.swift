/// The reason an interaction's argument is invalid.
public enum InvalidArgument: Sendable, Hashable, Codable {
  /// A number that is NaN, too small or too large.
  case outOfRange(name: String, value: Double, least: Double, most: Double)
  /// A time in seconds that isn't a number, where any number has a meaning.
  case notANumber(name: String)
  /// A movement that would take too long, in seconds of app time.
  case tooSlow(duration: Double, limit: Double)
  /// A text where a single key is required.
  case notOneKey(key: String)
  /// A text of more characters than can be typed at once.
  case tooLongText(count: Int, limit: Int)
  /// A velocity in the opposite direction of the requested scale.
  case wrongDirection(scale: Double, velocity: Double)
  /// Bits that stand for no modifier key.
  case unknownModifiers(UInt)
  /// An identifier that isn't a time zone.
  case unknownTimeZone(String)
  /// An identifier that isn't a locale.
  case unknownLocale(String)
  /// An advance, in seconds of app time, during which more than `limit` deadlines fall due; `next` describes
  /// the next one.
  case tooMuchDue(seconds: Double, passed: Double, limit: Int, next: String?)
}

extension InvalidArgument {
  /// The reason, as a sentence.
  public var message: String {
    switch self {
    case .outOfRange(let name, let value, let least, let most):
      "The \(name) is \(written(value)); it must be a number from \(written(least)) to \(written(most))."
    case .notANumber(let name):
      "The \(name) is nan, which isn't a number. Give it in seconds, such as 5; .infinity is the longest."
    case .tooSlow(let duration, let limit):
      "At this velocity the movement would take \(written(hundredthsUp(duration))) s; the limit is "
        + "\(written(limit)) s."
    case .wrongDirection(let scale, let velocity):
      "At a velocity of \(written(velocity)) the scale never gets to \(written(scale)); it must be "
        + (scale < 1 ? "negative for a scale below 1." : "positive for a scale above 1.")
    case .unknownModifiers(let bits):
      "No modifier keys have the bits 0x\(String(bits, radix: 16)); combine those that "
        + "KeyModifierFlags declares."
    case .unknownTimeZone(let identifier):
      "There is no time zone “\(identifier.shortened(to: 64))”; use an identifier such as Europe/Paris, "
        + "or Etc/GMT-3 for three hours east of Greenwich."
    case .unknownLocale(let identifier):
      "“\(identifier.shortened(to: 64))” isn't a locale; use an identifier such as de_CH."
    case .tooMuchDue(let seconds, let passed, let limit, let next):
      "Only \(written(hundredthsUp(passed))) s of \(written(seconds)) s have passed: something was due "
        + "\(limit) times on the way"
        + (next.map { "; next is what is \($0)" } ?? "")
        + ". Let less time pass at once, or stop what repeats."
    case .tooLongText(let count, let limit):
      "The text has \(count) characters, and at most \(limit) can be typed at once, because each is a key to "
        + "which the app reacts. Put a text as long as that on the pasteboard and paste it: "
        + "UIPasteboard.general.string = text, then typeKey(\"v\", modifierFlags: .command)."
    case .notOneKey(let key):
      "“\(key)” is \(key.isEmpty ? "no key" : "more than one key"); use typeText(_:) for a text."
    }
  }

  // No members of Double: the compiler would find them in suites that use this module, and would
  // report them as inaccessible rather than as missing.

  /// The number in writing, without a fraction if it is whole.
  private func written(_ number: Double) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  /// The number rounded up to hundredths, so that a number above a limit doesn't look as if it were
  /// within.
  ///
  /// A difference too small to display is a rounding error and is ignored.
  private func hundredthsUp(_ number: Double) -> Double { (number * 100 - 1e-6).rounded(.up) / 100 }
}
