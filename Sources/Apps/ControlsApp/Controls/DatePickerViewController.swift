import Foundation
import TerminalUIKit

/// Date and time pickers, compact and with wheels.
final class DatePickerViewController: CapabilityViewController {
  /// 4 July 2026, 9:30 in the morning GMT, a fixed date in a fixed time zone.
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
    // The locale is fixed unless the launch sets one.
    if UserDefaults.standard.string(forKey: "AppleLocale") == nil {
      picker.locale = Locale(identifier: "en_GB")
    }
    picker.timeZone = TimeZone(identifier: "GMT")
    picker.date = Self.start
    add(name, picker)
    report(picker, on: .valueChanged) { "\(name) \($0.date.ISO8601Format())" }
  }
}
