import Foundation

/// The language and region that the toolkit writes dates in where the app says nothing.
///
/// Foundation on Linux takes no notice of the launch arguments `-AppleLocale` and `-AppleLanguages`,
/// which suites of UI tests pass.
enum UserLocale {
  /// The locale of the launch arguments, else that of the process.
  static var current: Locale { named(in: .standard).map { Locale(identifier: $0) } ?? .current }

  /// The user's calendar, which speaks that language.
  static var calendar: Calendar {
    var calendar = Calendar.current
    if let name = named(in: .standard) { calendar.locale = Locale(identifier: name) }
    return calendar
  }

  /// The locale that defaults ask for: `AppleLocale`, else the first of `AppleLanguages`.
  static func named(in defaults: UserDefaults) -> String? {
    if let name = defaults.string(forKey: "AppleLocale"), !name.isEmpty { return name }
    return language(in: defaults)
  }

  /// The language that defaults ask for: the first of `AppleLanguages`.
  static func language(in defaults: UserDefaults) -> String? {
    switch defaults.object(forKey: "AppleLanguages") {
    case let list as [Any]: return list.first.flatMap { $0 as? String }
    // An array of launch arguments that nobody has read: `(en, de)`.
    case let text as String:
      let first = text.trimmingCharacters(in: CharacterSet(charactersIn: "() \n"))
        .split(separator: ",").first
      let name = first?.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      return name?.isEmpty == false ? name : nil
    default: return nil
    }
  }
}
