import Foundation

/// The language and region in which the toolkit formats dates by default.
///
/// Foundation on Linux ignores the launch arguments `-AppleLocale` and `-AppleLanguages`, which UI
/// test suites commonly pass.
enum UserLocale {
  /// The locale of the launch arguments, otherwise that of the process.
  static var current: Locale { named(in: .standard).map { Locale(identifier: $0) } ?? .current }

  /// The user's calendar, with that locale.
  static var calendar: Calendar {
    var calendar = Calendar.current
    if let name = named(in: .standard) { calendar.locale = Locale(identifier: name) }
    return calendar
  }

  /// Returns the locale identifier in the user defaults: `AppleLocale`, otherwise the first of
  /// `AppleLanguages`.
  static func named(in defaults: UserDefaults) -> String? {
    if let name = defaults.string(forKey: "AppleLocale"), !name.isEmpty { return name }
    return language(in: defaults)
  }

  /// Returns the language in the user defaults: the first of `AppleLanguages`.
  static func language(in defaults: UserDefaults) -> String? {
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
