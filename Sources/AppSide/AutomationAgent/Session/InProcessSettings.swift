import Foundation

/// The locale and the time zone of an app in the test's own process, which other tests share.
@MainActor
package protocol InProcessSettings: AnyObject {
  /// Sets the locale of this app alone.
  ///
  /// - Parameter values: The equivalent launch arguments, without hyphens.
  func setLocale(_ values: [String: Any])

  /// Sets the default time zone of this app alone.
  func setTimeZone(_ zone: TimeZone)
}
