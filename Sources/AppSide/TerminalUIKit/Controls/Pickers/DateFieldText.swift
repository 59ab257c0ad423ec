import Foundation

/// How a language writes and says the numbers on the wheels of a date picker.
struct DateFieldText {
  private let locale: Locale
  /// The language's digits from 0 to 9; nil where they are those of ASCII.
  private let digits: [Character]?
  /// How the hour alone is written, such as `HH 'Uhr'`.
  private let hourPattern: [DatePattern.Part]
  private let isEnglish: Bool

  init(_ locale: Locale) {
    self.locale = locale
    let isLatin = locale.numberingSystem.identifier == "latn"
    let written = (0...9).map { $0.formatted(.number.locale(locale)) }
    digits = isLatin || written.contains { $0.count != 1 } ? nil : written.compactMap(\.first)
    hourPattern = DatePattern(template: "j", locale).parts
    isEnglish = locale.language.languageCode?.identifier == "en"
  }

  /// A number in the digits of the language, with a zero before it where more of them are wanted.
  func number(_ number: Int, atLeast count: Int = 1) -> String {
    let text = String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    guard let digits else { return text }
    return String(text.map { digit in digit.wholeNumberValue.map { digits[$0] } ?? digit })
  }

  /// An hour of the day as it is written: with a zero before it where the language does so.
  func hour(_ hour: Int) -> String {
    number(hour, atLeast: hourPattern.contains(.field("H", count: 2)) ? 2 : 1)
  }

  /// An hour of the day, or of half of it, as it is said: `13 Uhr`.
  func spokenHour(_ hour: Int) -> String {
    if isEnglish { return "\(number(hour)) o’clock" }
    let words = hourPattern.map { part in
      switch part {
      case .field(let letter, _): DatePattern.hours.contains(letter) ? number(hour) : ""
      case .literal(let text): text
      }
    }
    return words.joined().trimmingCharacters(in: .whitespaces)
  }

  /// A minute of an hour as it is said.
  func spokenMinute(_ minute: Int) -> String {
    guard isEnglish else { return minutes(minute) }
    return "\(number(minute, atLeast: 2)) \(minute == 1 ? "minute" : "minutes")"
  }

  /// A length of time, in hours.
  func hours(_ count: Int) -> String {
    let length = Duration.seconds(count * 3600)
    return length.formatted(.units(allowed: [.hours], width: .wide).locale(locale))
  }

  /// A length of time, in minutes.
  func minutes(_ count: Int) -> String {
    if isEnglish { return "\(number(count)) min" }
    let length = Duration.seconds(count * 60)
    return length.formatted(.units(allowed: [.minutes], width: .wide).locale(locale))
  }
}
