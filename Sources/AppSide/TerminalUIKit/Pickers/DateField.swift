import Foundation

/// A part of a date that has a wheel of its own.
enum DateField: Hashable {
  case day, month, year, hour, hourOfHalfDay, minute, dayPeriod

  /// How wide its wheel is.
  var cells: Int {
    switch self {
    case .month: 11
    case .year: 6
    case .day, .hour, .hourOfHalfDay, .minute, .dayPeriod: 4
    }
  }

  /// The parts of a mode, in the order of a language.
  static func fields(for mode: UIDatePicker.Mode, _ locale: Locale) -> [DateField] {
    switch mode {
    case .time: timeFields(locale)
    case .date: dateFields(locale)
    case .dateAndTime: dateFields(locale) + timeFields(locale)
    case .countDownTimer: [.hour, .minute]
    }
  }

  private static func dateFields(_ locale: Locale) -> [DateField] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    var fields: [DateField] = []
    for letter in format {
      let field: DateField? =
        switch letter {
        case "d": .day
        case "M", "L": .month
        case "y": .year
        default: nil
        }
      if let field, !fields.contains(field) { fields.append(field) }
    }
    return fields.count == 3 ? fields : [.month, .day, .year]
  }

  private static func timeFields(_ locale: Locale) -> [DateField] {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
    return format.contains("a") ? [.hourOfHalfDay, .minute, .dayPeriod] : [.hour, .minute]
  }
}

@MainActor
extension DateField {
  /// What is on the wheel.
  func rows(for picker: UIDatePicker) -> PickerWheel.Rows {
    let calendar = picker.shownCalendar
    let isDuration = picker.datePickerMode == .countDownTimer
    switch self {
    case .day:
      let count = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
      return PickerWheel.Rows(count: count) { "\($0 + 1)" }
    case .month:
      let names = calendar.monthSymbols
      return PickerWheel.Rows(count: names.count) { names.indices.contains($0) ? names[$0] : "" }
    case .year: return PickerWheel.Rows(count: 9999) { "\($0 + 1)" }
    case .hour:
      return PickerWheel.Rows(count: 24) {
        isDuration ? "\($0)" : Self.twoDigits($0)
      } spokenTitle: {
        isDuration ? ($0 == 1 ? "1 hour" : "\($0) hours") : "\($0) o’clock"
      }
    case .hourOfHalfDay:
      return PickerWheel.Rows(count: 12) {
        "\($0 == 0 ? 12 : $0)"
      } spokenTitle: {
        "\($0 == 0 ? 12 : $0) o’clock"
      }
    case .minute:
      let interval = picker.minuteInterval
      return PickerWheel.Rows(count: 60 / interval) {
        Self.twoDigits($0 * interval)
      } spokenTitle: {
        let unit = isDuration ? "min" : $0 * interval == 1 ? "minute" : "minutes"
        return isDuration
          ? "\($0 * interval) \(unit)" : "\(Self.twoDigits($0 * interval)) \(unit)"
      }
    case .dayPeriod:
      let names = [calendar.amSymbol, calendar.pmSymbol]
      return PickerWheel.Rows(count: 2) { names[$0 == 0 ? 0 : 1] }
    }
  }

  /// The row of the picker's present value.
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

  /// A date with this part turned to a row; a day that its month does not have becomes the last one.
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

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
