import AutomationProtocol
import Foundation

/// The date, time zone and locale that a test has set for an app's launch.
struct ClockSettings: Sendable {
  var date: Date?
  var timeZone: String?
  var locale: String?

  /// The changes that must be in effect before the app's first line runs.
  var changes: [DeviceChange] {
    [
      date.map(DeviceChange.date), timeZone.map(DeviceChange.timeZone),
      locale.map(DeviceChange.locale),
    ].compactMap(\.self)
  }
}
