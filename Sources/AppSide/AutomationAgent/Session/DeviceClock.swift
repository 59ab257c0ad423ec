import AppRuntime
import AutomationProtocol
import Foundation

/// The date, time zone and locale of an app's process, which a test may change.
@MainActor
struct DeviceClock {
  let clock: AppClock
  /// Whether the app runs in another process, whose settings can't be changed.
  let isAdapter: Bool
  /// The settings of an app in the test's own process, which replace the process's.
  let settings: (any InProcessSettings)?
  /// Whether the process is the app's alone.
  private let hasOwnProcess = StandardStreams.taken != nil

  /// Applies a change of the date, the time zone or the locale.
  ///
  /// - Returns: Whether the change is one of these.
  /// - Throws: `AutomationFailure` if the value is invalid, or the app doesn't support the change.
  func apply(_ change: DeviceChange) throws(AutomationFailure) -> Bool {
    switch change {
    case .date(let date):
      try checkApp(for: change)
      guard clock.mode == .virtual else {
        throw .unsupported("\(change.refusal), because its clock is real")
      }
      try change.check()
      // After a century of app time, the date can't be moved back as far.
      guard clock.setDate(date) else {
        throw .unsupported(
          "\(change.refusal) to \(date.formatted(.iso8601)), which is too far away")
      }
      post(NSNotification.Name("NSSystemClockDidChangeNotification"))
    case .timeZone(let identifier):
      try checkSettings(for: change)
      try setTimeZone(identifier)
      post(.NSSystemTimeZoneDidChange)
    case .locale(let identifier):
      try checkSettings(for: change)
      setLocale(identifier)
      post(NSLocale.currentLocaleDidChangeNotification)
    case .orientation, .appearance, .location, .isInForeground, .open, .resetAuthorization:
      return false
    }
    return true
  }

  private func checkApp(for change: DeviceChange) throws(AutomationFailure) {
    if isAdapter { throw .unsupported("\(change.refusal), because it runs in another process") }
  }

  private func checkSettings(for change: DeviceChange) throws(AutomationFailure) {
    try checkApp(for: change)
    try change.check()
    guard hasOwnProcess || settings != nil else {
      throw .unsupported("\(change.refusal), which is the test's: it runs in the test's process")
    }
  }

  private func setTimeZone(_ identifier: String) throws(AutomationFailure) {
    guard let settings else { return try setTimeZoneOfProcess(identifier) }
    guard let zone = TimeZone(identifier: identifier) else {
      throw .invalidArgument(.unknownTimeZone(identifier))
    }
    settings.setTimeZone(zone)
  }

  /// Sets the time zone of Foundation and of the C library, if both read the identifier in the same way.
  ///
  /// The C library treats an unknown name as universal time, and takes `GMT+3` to be three hours west of
  /// Greenwich.
  private func setTimeZoneOfProcess(_ identifier: String) throws(AutomationFailure) {
    let before = ProcessInfo.processInfo.environment["TZ"]
    setenv("TZ", identifier, 1)
    tzset()
    guard let zone = TimeZone(identifier: identifier), Self.isZoneOfLibrary(zone) else {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
      throw .invalidArgument(.unknownTimeZone(identifier))
    }
    // Date formatters use the default time zone, which an app may have set itself.
    let isDefault = NSTimeZone.default == NSTimeZone.system
    NSTimeZone.resetSystemTimeZone()
    if isDefault { NSTimeZone.default = zone }
  }

  /// Returns whether the C library's current time zone agrees with a given one in winter and in summer.
  private static func isZoneOfLibrary(_ zone: TimeZone) -> Bool {
    [946_684_800, 962_409_600].allSatisfy { seconds in
      var time: time_t = seconds
      var parts = tm()
      localtime_r(&time, &parts)
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      return parts.tm_gmtoff == zone.secondsFromGMT(for: date)
    }
  }

  private func setLocale(_ identifier: String) {
    // Foundation on Linux has one locale; the toolkit reads these values like launch arguments.
    let locale: [String: Any] = [
      "AppleLocale": identifier,
      "AppleLanguages": [identifier.replacingOccurrences(of: "_", with: "-")],
    ]
    if let settings { return settings.setLocale(locale) }
    let defaults = UserDefaults.standard
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(
      arguments.merging(locale) { $1 }, forName: UserDefaults.argumentDomain)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
