import Foundation

extension DeviceChange {
  /// Checks a date, a time zone or a locale.
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
      // Foundation accepts offsets such as GMT+0300, which the C library reads with the opposite sign.
      guard let zone = TimeZone(identifier: identifier),
        !identifier.hasPrefix("GMT") || zone.secondsFromGMT() == 0
      else { throw .invalidArgument(.unknownTimeZone(identifier)) }
    case .locale(let identifier):
      let language = Locale(identifier: identifier).language.languageCode
      guard let language, language.isISOLanguage, identifier.wholeMatch(of: Self.localeForm) != nil
      else { throw .invalidArgument(.unknownLocale(identifier)) }
    case .orientation, .appearance, .location, .isInForeground, .open, .resetAuthorization: break
    }
  }

  /// A language with an optional script, region, variants and keywords.
  private static var localeForm: Regex<Substring> {
    /[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_][A-Za-z0-9]{5,8})*(?:@.*)?/
  }

  /// The range of dates from 1906 to 2128, in seconds since 1970, which fit a clock that counts nanoseconds.
  private static let dates: ClosedRange<TimeInterval> = -2_000_000_000...5_000_000_000
}
