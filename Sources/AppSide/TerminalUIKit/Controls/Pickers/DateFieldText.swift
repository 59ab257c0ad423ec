import Foundation

/// The visible and spoken texts of the numbers on a date picker's wheels in one language.
struct DateFieldText {
  private let locale: Locale
  /// The language's digits from 0 to 9, or `nil` for ASCII digits.
  private let digits: [Character]?
  /// The pattern of an hour alone, such as `HH 'Uhr'`.
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

  /// Returns a number in the language's digits, padded with zeros to a minimum length.
  func number(_ number: Int, atLeast count: Int = 1) -> String {
    let text = String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    guard let digits else { return text }
    return String(text.map { digit in digit.wholeNumberValue.map { digits[$0] } ?? digit })
  }

  /// Returns the visible text of an hour, with a leading zero if the language uses one.
  func hour(_ hour: Int) -> String {
    number(hour, atLeast: hourPattern.contains(.field("H", count: 2)) ? 2 : 1)
  }

  /// Returns the spoken text of a 24-hour or 12-hour value, such as `13 Uhr`.
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

  /// Returns the spoken text of a minute of an hour.
  func spokenMinute(_ minute: Int) -> String {
    guard isEnglish else { return minutes(minute) }
    return "\(number(minute, atLeast: 2)) \(minute == 1 ? "minute" : "minutes")"
  }

  /// Returns the text of a duration in hours.
  func hours(_ count: Int) -> String {
    let length = Duration.seconds(count * 3600)
    return length.formatted(.units(allowed: [.hours], width: .wide).locale(locale))
  }

  /// Returns the text of a duration in minutes.
  func minutes(_ count: Int) -> String {
    if isEnglish { return "\(number(count)) min" }
    let length = Duration.seconds(count * 60)
    return length.formatted(.units(allowed: [.minutes], width: .wide).locale(locale))
  }
}
