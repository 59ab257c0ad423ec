import AppRuntime
import Foundation
import Testing

struct AppLocaleTests {
  @Test(
    arguments: [
      (["AppleLocale": "en_US"], "en_US"), (["AppleLanguages": "(en)"], "en"),
      (["AppleLanguages": "(\"de-DE\", en)"], "de-DE"), (["AppleLanguages": "()"], nil),
      (["AppleLocale": "de_DE", "AppleLanguages": "(en)"], "de_DE"), ([:], nil),
    ] as [([String: String], String?)])
  func `launch arguments name the locale`(arguments: [String: String], name: String?) throws {
    let suite = "AppLocaleTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    for (key, value) in arguments { defaults.set(value, forKey: key) }
    #expect(AppLocale.named(in: defaults) == name)
  }

  @Test func `a list of languages can already be an array`() throws {
    let suite = "AppLocaleTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(["fr", "en"], forKey: "AppleLanguages")
    #expect(AppLocale.named(in: defaults) == "fr")
  }
}
