import Foundation
import Testing

@testable import AppDriving

@Suite struct `The settings of a launch` {
  private func error(
    _ arguments: [String] = [], timeZone: String? = nil, subject: String? = nil
  ) -> AppSessionError? {
    var launch = AppLaunch(executable: URL(fileURLWithPath: "/bin/Shop"), arguments: arguments)
    if let timeZone { launch.environment = ["TZ": timeZone] }
    launch.subject = subject
    do {
      try launch.checkSettings()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "", "UTC", "Europe/Paris", ":Europe/Paris", "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "<+03>-3",
    "<+0330>-3:30", "EST5EDT", "GMT+3", "Etc/GMT-3", "/etc/localtime", ":/etc/localtime", ":",
    "PST8PDT,M3.2.0/2,M11.1.0/2",
  ])
  func `may have any time zone that the C library or Foundation knows`(timeZone: String) {
    #expect(error(timeZone: timeZone) == nil)
  }

  @Test(arguments: [
    ("Europe/Pariss", "Europe/Paris" as String?), ("Europe/Zurch", "Europe/Zurich"),
    (":Europe/Pariss", "Europe/Paris"), ("Nowhere", nil), ("+3", nil), ("UTC plus 3", nil),
  ])
  func `may not have an unknown time zone`(timeZone: String, nearest: String?) {
    #expect(
      error(timeZone: timeZone)
        == .invalidSetting(app: "Shop", .timeZone(given: timeZone, nearest: nearest)))
  }

  @Test(arguments: [
    "", "de", "de_DE", "de-DE", "\"en_US\"", "zh-Hans_CN", "zh_Hant", "es_419", "en_US_POSIX",
    "de_DE@currency=EUR", "en_US.UTF-8", "de-DE-u-ca-buddhist", "en_001", "ar-XB",
  ])
  func `may have any locale`(locale: String) {
    #expect(error(["-AppleLocale", locale]) == nil)
  }

  @Test(arguments: ["dee_DEE", "de_DEE", "German", "C", "12", "de DE"])
  func `may not have an unknown locale`(locale: String) {
    #expect(error(["-AppleLocale", locale])?.code == .invalidSetting)
  }

  @Test(arguments: [
    "(en-US)", "(en-US, de)", "(\"de-DE\")", "de", "de-CH", "()", "", "(\"he-IL\", en)", "de, en",
    "(zh-Hans)", "( fr )",
  ])
  func `may have any languages`(languages: String) {
    #expect(error(["-AppleLanguages", languages]) == nil)
  }

  @Test(arguments: [
    ("(dee)", InvalidLaunchSetting.language(given: "dee", nearest: "de")),
    ("(de, german)", .language(given: "german", nearest: nil)),
    ("(de", .languageList(given: "(de")), ("de)", .languageList(given: "de)")),
  ])
  func `may not have unknown languages`(languages: String, fault: InvalidLaunchSetting) {
    #expect(error(["-AppleLanguages", languages]) == .invalidSetting(app: "Shop", fault))
  }

  @Test func `of a program that an adapter drives are its own, but for the time zone`() {
    #expect(error(["-AppleLanguages", "(dee)"], subject: "/bin/ls") == nil)
    #expect(error(timeZone: "Europe/Pariss", subject: "/bin/ls")?.code == .invalidSetting)
  }

  @Test func `are shown with the nearest name, or with an example`() {
    #expect(
      error(timeZone: "Europe/Pariss")?.message
        == "The variable TZ in the launch environment of Shop is “Europe/Pariss”, which isn't a time zone. "
        + "Did you mean “Europe/Paris”?")
    #expect(
      error(["-AppleLocale", "dee_DEE"])?.message
        == "The launch argument -AppleLocale of Shop is “dee_DEE”, which isn't a locale. Give one such as "
        + "de_CH.")
    #expect(
      error(["-AppleLanguages", "(de"])?.message
        == "The launch argument -AppleLanguages of Shop is “(de”, which isn't a list. Give one such as "
        + "(de-CH, en).")
  }
}
