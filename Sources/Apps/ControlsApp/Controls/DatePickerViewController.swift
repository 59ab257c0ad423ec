import Foundation
import TerminalUIKit

/// A date and a time to set, in a line and with wheels.
final class DatePickerViewController: CapabilityViewController {
  /// 4 July 2026, half past nine in the morning, in Greenwich: the same wherever the app runs.
  private static let start = Date(timeIntervalSince1970: 1_783_157_400)

  init() { super.init("Set the dates.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addPicker("Compact", style: .compact, mode: .date)
    addPicker("Time", style: .compact, mode: .time)
    addPicker("Wheels", style: .wheels, mode: .dateAndTime)
  }

  private func addPicker(
    _ name: String, style: UIDatePickerStyle, mode: UIDatePicker.Mode
  ) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    // The same wherever the app runs, unless the launch says otherwise.
    if UserDefaults.standard.string(forKey: "AppleLocale") == nil {
      picker.locale = Locale(identifier: "en_GB")
    }
    picker.timeZone = TimeZone(identifier: "GMT")
    picker.date = Self.start
    add(name, picker)
    report(picker, on: .valueChanged) { "\(name) \($0.date.ISO8601Format())" }
  }
}
