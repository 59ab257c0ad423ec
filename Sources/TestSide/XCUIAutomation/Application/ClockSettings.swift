import AutomationProtocol
import Foundation

/// The date, time zone and locale that an app is launched with, as far as a test has set them.
struct ClockSettings: Sendable {
  var date: Date?
  var timeZone: String?
  var locale: String?

  /// The changes that the app must know before its first line runs.
  var changes: [DeviceChange] {
    [
      date.map(DeviceChange.date), timeZone.map(DeviceChange.timeZone),
      locale.map(DeviceChange.locale),
    ].compactMap(\.self)
  }
}
