import AutomationProtocol
import Foundation
import LaunchDomain

extension AppLaunch {
  /// Checks the time zone, the locale and the languages of the launch.
  ///
  /// An app gets them as they are, and a mistake would leave it with universal time or a default language. Only
  /// what surely means nothing fails.
  ///
  /// - Throws: `AppSessionError.invalidSetting`.
  package func checkSettings() throws(AppSessionError) {
    do {
      try checkTimeZone()
      // A program that an adapter drives may give these arguments any meaning.
      guard subject == nil else { return }
      let arguments = LaunchArguments(parsing: arguments)
      try checkLocale(arguments["AppleLocale"])
      try checkLanguages(arguments["AppleLanguages"])
    } catch {
      throw .invalidSetting(app: name, error)
    }
  }

  private func checkTimeZone() throws(InvalidLaunchSetting) {
    guard let given = environment["TZ"], environment["TZDIR"] == nil,
      // Without the system's time zones, no name can be checked.
      TimeZone(identifier: "Europe/Paris") != nil
    else { return }
    // The C library accepts a colon before the name of a file.
    let name = given.hasPrefix(":") ? String(given.dropFirst()) : given
    guard !name.isEmpty, !name.hasPrefix("/"), name.wholeMatch(of: Self.posixZone) == nil,
      TimeZone(identifier: name) == nil,
      !FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(name)")
    else { return }
    let nearest = NearestName.suggestions(
      for: name, in: TimeZone.knownTimeZoneIdentifiers, limit: 1)
    throw .timeZone(given: given, nearest: nearest.first)
  }

  /// The beginning of a time zone in the form of POSIX, such as `CET-1CEST,M3.5.0,M10.5.0/3` or `<+03>-3`: a name
  /// and an offset, to which a second name and rules may be added.
  private static var posixZone: Regex<Substring> {
    /(?:[A-Za-z]{3,}|<[A-Za-z0-9+\-]{3,}>)[+\-]?[0-9]{1,3}(?::[0-9]{1,2}){0,2}(?:(?:[A-Za-z]{3,}|<[A-Za-z0-9+\-]{3,}>).*)?/
  }

  private func checkLocale(_ value: LaunchObject?) throws(InvalidLaunchSetting) {
    guard let given = value?.text, !given.isEmpty, !Self.isLocale(given) else { return }
    throw .locale(given: given, nearest: Self.nearestLocale(to: given, separator: "_"))
  }

  private func checkLanguages(_ value: LaunchObject?) throws(InvalidLaunchSetting) {
    let languages: [String]
    switch value {
    case .array(let items): languages = items.compactMap(\.text)
    case .string(let text)?:
      guard !text.contains("("), !text.contains(")") else {
        throw .languageList(given: text)
      }
      languages = text.split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" \n"))
      }
    default: return
    }
    for language in languages where !language.isEmpty && !Self.isLocale(language) {
      throw .language(given: language, nearest: Self.nearestLocale(to: language, separator: "-"))
    }
  }

  /// Returns whether a text begins with a language, and what follows may be a script, a region or a variant.
  private static func isLocale(_ text: String) -> Bool {
    // Neither the encoding of POSIX nor the extensions of BCP 47 change the locale.
    let name = text.prefix { $0 != "." }.prefixUpToExtension
    do {
      try DeviceChange.locale(String(name)).check()
      return true
    } catch {
      return false
    }
  }

  private static func nearestLocale(to name: String, separator: String) -> String? {
    let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    let locales = Locale.availableIdentifiers.map { $0.replacing("_", with: separator) }
    // The short codes of languages are those in use.
    let candidates = languages.filter { $0.count == 2 }.sorted() + locales.sorted()
    return NearestName.suggestions(for: name, in: candidates, limit: 1).first
  }
}

extension Substring {
  /// The part before an extension of BCP 47, which begins with a single letter, as in `de-DE-u-ca-buddhist`.
  fileprivate var prefixUpToExtension: Substring {
    firstMatch(of: /[-_][A-Za-z0-9][-_]/).map { self[..<$0.range.lowerBound] } ?? self
  }
}
