/// A time zone, locale or list of languages in a launch that surely means nothing to the app.
///
/// The app would silently have another one. `AppSessionError+Message.swift` says it in English.
public enum InvalidLaunchSetting: Error, Sendable, Hashable {
  /// The variable `TZ` names no time zone.
  case timeZone(given: String, nearest: String?)
  /// The argument `-AppleLocale` is no locale.
  case locale(given: String, nearest: String?)
  /// The argument `-AppleLanguages` contains something that is no language.
  case language(given: String, nearest: String?)
  /// The argument `-AppleLanguages` isn't a list.
  case languageList(given: String)
}
