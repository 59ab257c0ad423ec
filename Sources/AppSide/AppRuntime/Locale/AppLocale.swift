import Foundation

/// The language and region of the app, which a test sets.
///
/// Foundation on Linux always uses the locale `en_001`, regardless of launch arguments and system settings.
/// An app that formats with this locale instead can be tested in its users' languages: with the launch
/// arguments `-AppleLocale` and `-AppleLanguages`, which UI test suites commonly pass, and by the test while
/// the app runs.
///
/// ```swift
/// let price = (1234.5).formatted(.currency(code: "EUR").locale(AppLocale.current))
/// ```
public enum AppLocale {
  /// The locale set by the launch arguments or the test, otherwise that of the process.
  ///
  /// It can change while the app runs, which posts `NSLocale.currentLocaleDidChangeNotification`.
  public static var current: Locale {
    named(in: .standard).map { Locale(identifier: $0) } ?? .current
  }

  /// The user's calendar, with the app's locale.
  public static var calendar: Calendar {
    var calendar = Calendar.current
    if let name = named(in: .standard) { calendar.locale = Locale(identifier: name) }
    return calendar
  }

  /// Returns the locale identifier in the user defaults: `AppleLocale`, otherwise the first of
  /// `AppleLanguages`.
  package static func named(in defaults: UserDefaults) -> String? {
    if let name = defaults.string(forKey: "AppleLocale"), !name.isEmpty { return name }
    return language(in: defaults)
  }

  /// Returns the language in the user defaults: the first of `AppleLanguages`.
  package static func language(in defaults: UserDefaults) -> String? {
    switch defaults.object(forKey: "AppleLanguages") {
    case let list as [Any]: return list.first.flatMap { $0 as? String }
    // A launch argument that isn't parsed as an array yet, such as `(en, de)`.
    case let text as String:
      let first = text.trimmingCharacters(in: CharacterSet(charactersIn: "() \n"))
        .split(separator: ",").first
      let name = first?.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      return name?.isEmpty == false ? name : nil
    default: return nil
    }
  }
}
