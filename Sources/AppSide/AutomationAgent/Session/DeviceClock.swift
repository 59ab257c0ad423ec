import AppRuntime
import AutomationProtocol
import Foundation

/// The date, time zone and locale of an app's process, which a test may change.
@MainActor
struct DeviceClock {
  let clock: AppClock
  /// Whether the process is the app's alone; otherwise its time zone and locale are the test's.
  var hasOwnProcess = StandardStreams.taken != nil

  /// Applies a change of the device, if it is one of these.
  ///
  /// - Returns: Whether it is.
  /// - Throws: `AutomationFailure` for a value that is none, or that this app can't have.
  func apply(_ change: DeviceChange) throws(AutomationFailure) -> Bool {
    switch change {
    case .date(let date):
      guard clock.mode == .virtual else { throw .unsupported(change.refusal) }
      try change.check()
      clock.setDate(date)
      post(.NSSystemClockDidChange)
    case .timeZone(let identifier):
      try checkProcess(for: change)
      setenv("TZ", identifier, 1)
      tzset()
      NSTimeZone.resetSystemTimeZone()
      post(.NSSystemTimeZoneDidChange)
    case .locale(let identifier):
      try checkProcess(for: change)
      setLocale(identifier)
      post(NSLocale.currentLocaleDidChangeNotification)
    case .orientation, .appearance, .location, .isInForeground, .open, .resetAuthorization:
      return false
    }
    return true
  }

  private func checkProcess(for change: DeviceChange) throws(AutomationFailure) {
    try change.check()
    guard hasOwnProcess else {
      throw .unsupported("\(change.refusal), which is the test's: it runs in the test's process")
    }
  }

  private func setLocale(_ identifier: String) {
    // Foundation on Linux has one locale; the toolkit reads these, as it reads the launch arguments.
    let defaults = UserDefaults.standard
    var arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    arguments["AppleLocale"] = identifier
    arguments["AppleLanguages"] = [identifier.replacingOccurrences(of: "_", with: "-")]
    defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
