import CellRendering
import Foundation

/// A component of a date that has its own wheel.
enum DateField: Hashable {
  case day, month, year, hour, hourOfHalfDay, minute, dayPeriod

  /// Returns the fields of a mode in the order of a locale.
  static func fields(for mode: UIDatePicker.Mode, _ locale: Locale) -> [DateField] {
    switch mode {
    case .time: timeFields(locale)
    case .date: dateFields(locale)
    case .dateAndTime: dateFields(locale) + timeFields(locale)
    case .countDownTimer: [.hour, .minute]
    }
  }

  private static func dateFields(_ locale: Locale) -> [DateField] {
    fields(template: "yMMMMd", locale, otherwise: [.month, .day, .year])
  }

  private static func timeFields(_ locale: Locale) -> [DateField] {
    let parts = fields(template: "jm", locale, otherwise: [])
    // A complete time has either a 24-hour field or a 12-hour field with a day period.
    let isComplete = Set(parts) == [.hour, .minute] || parts.count == 3
    return isComplete ? parts : [.hour, .minute]
  }

  private static func fields(
    template: String, _ locale: Locale, otherwise standard: [DateField]
  ) -> [DateField] {
    var fields: [DateField] = []
    for letter in DatePattern(template: template, locale).letters {
      if let field = DateField(letter), !fields.contains(field) { fields.append(field) }
    }
    return standard.isEmpty || fields.count == standard.count ? fields : standard
  }

  /// Creates the field for a letter of a date pattern.
  private init?(_ letter: Character) {
    switch letter {
    case "d": self = .day
    case "M", "L": self = .month
    case "y": self = .year
    case "H", "k": self = .hour
    case "h", "K": self = .hourOfHalfDay
    case "m": self = .minute
    case "a", "b", "B": self = .dayPeriod
    default: return nil
    }
  }
}

@MainActor
extension DateField {
  /// Returns the width of the field's wheel, in cells.
  func cells(for picker: UIDatePicker) -> Int {
    switch self {
    case .month: max(11, widest(picker.shownCalendar.monthSymbols))
    case .year: 6
    case .dayPeriod: max(4, widest(halfDays(of: picker)))
    case .day, .hour, .hourOfHalfDay, .minute: 4
    }
  }

  /// Returns the rows of the field's wheel.
  func rows(for picker: UIDatePicker) -> PickerWheel.Rows {
    let calendar = picker.shownCalendar
    let isDuration = picker.datePickerMode == .countDownTimer
    let text = picker.fieldText
    switch self {
    case .day:
      let count = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
      return PickerWheel.Rows(count: count) { text.number($0 + 1) }
    case .month:
      let names = calendar.monthSymbols
      return PickerWheel.Rows(count: names.count) { names.indices.contains($0) ? names[$0] : "" }
    case .year: return PickerWheel.Rows(count: 9999) { text.number($0 + 1) }
    case .hour:
      return PickerWheel.Rows(count: 24) {
        isDuration ? text.number($0) : text.hour($0)
      } spokenTitle: {
        isDuration ? text.hours($0) : text.spokenHour($0)
      }
    case .hourOfHalfDay:
      let twelve = calendar.locale?.hourCycle == .zeroToEleven ? 0 : 12
      return PickerWheel.Rows(count: 12) {
        text.number($0 == 0 ? twelve : $0)
      } spokenTitle: {
        text.spokenHour($0 == 0 ? twelve : $0)
      }
    case .minute:
      let interval = picker.minuteInterval
      return PickerWheel.Rows(count: 60 / interval) {
        text.number($0 * interval, atLeast: 2)
      } spokenTitle: {
        isDuration ? text.minutes($0 * interval) : text.spokenMinute($0 * interval)
      }
    case .dayPeriod:
      let names = halfDays(of: picker)
      return PickerWheel.Rows(count: 2) { names[$0 == 0 ? 0 : 1] }
    }
  }

  private func halfDays(of picker: UIDatePicker) -> [String] {
    let calendar = picker.shownCalendar
    return [calendar.amSymbol, calendar.pmSymbol]
  }

  private func widest(_ names: [String]) -> Int {
    names.map { TextMetrics.width(of: $0) }.max() ?? 0
  }

  /// Returns the row of the picker's current value.
  func row(for picker: UIDatePicker) -> Int {
    if picker.datePickerMode == .countDownTimer {
      let minutes = Int(picker.countDownDuration / 60)
      return self == .hour ? minutes / 60 : minutes % 60 / picker.minuteInterval
    }
    let parts = picker.shownCalendar.dateComponents(
      [.day, .month, .year, .hour, .minute], from: picker.date)
    let hour = parts.hour ?? 0
    switch self {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .hour: return hour
    case .hourOfHalfDay: return hour % 12
    case .minute: return (parts.minute ?? 0) / picker.minuteInterval
    case .dayPeriod: return hour / 12
    }
  }

  /// Returns a date with this field set to a row's value.
  ///
  /// A day beyond the end of its month becomes the last one.
  func date(_ date: Date, turnedTo row: Int, for picker: UIDatePicker) -> Date? {
    let calendar = picker.shownCalendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let hour = parts.hour ?? 0
    switch self {
    case .day: parts.day = row + 1
    case .month: parts.month = row + 1
    case .year: parts.year = row + 1
    case .hour: parts.hour = row
    case .hourOfHalfDay: parts.hour = hour / 12 * 12 + row
    case .minute: parts.minute = row * picker.minuteInterval
    case .dayPeriod: parts.hour = row * 12 + hour % 12
    }
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return nil }
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? day
    parts.day = min(day, count)
    return calendar.date(from: parts)
  }
}
