import Foundation

extension DeviceChange {
  /// Checks that a date, a time zone or a locale is one.
  ///
  /// - Throws: `AutomationFailure.invalidArgument`.
  public func check() throws(AutomationFailure) {
    switch self {
    case .date(let date):
      let seconds = date.timeIntervalSince1970
      guard Self.dates.contains(seconds) else {
        throw .invalidArgument(
          .outOfRange(
            name: "date in seconds since 1970", value: seconds, least: Self.dates.lowerBound,
            most: Self.dates.upperBound))
      }
    case .timeZone(let identifier):
      // The C library takes what it doesn't know for the universal time.
      guard TimeZone(identifier: identifier) != nil else {
        throw .invalidArgument(.unknownTimeZone(identifier))
      }
    case .locale(let identifier):
      let language = Locale(identifier: identifier).language.languageCode
      guard let language, language.isISOLanguage else {
        throw .invalidArgument(.unknownLocale(identifier))
      }
    case .orientation, .appearance, .location, .isInForeground, .open, .resetAuthorization: break
    }
  }

  /// From 1906 to 2128, in seconds since 1970: what a clock that counts nanoseconds can be moved to.
  private static let dates: ClosedRange<TimeInterval> = -2_000_000_000...5_000_000_000
}
