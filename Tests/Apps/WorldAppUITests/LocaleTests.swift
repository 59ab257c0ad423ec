import Testing
import XCUIAutomation

private func price(_ app: XCUIApplication) throws -> String {
  // A no-break space separates the number and the currency.
  let text: String = try app.call("price", with: 1234.5)
  return text.replacing("\u{A0}", with: " ")
}

@Test(arguments: [
  ([], "€1,234.50", 2), (["-AppleLocale", "de_DE"], "1.234,50 €", 2),
  (["-AppleLocale", "en_US"], "€1,234.50", 1),
  (["-AppleLanguages", "(de-CH, en)"], "EUR 1’234.50", 2),
])
func `the launch arguments set the app's locale`(
  _ arguments: [String], _ text: String, _ weekday: Int
) throws {
  let app = World.app(arguments)
  // The machine's own locale has no effect.
  app.launchEnvironment["LANG"] = "fr_FR.UTF-8"
  app.launch()
  #expect(try price(app) == text)
  #expect(try app.call("first weekday") == weekday)
}

@Test(arguments: [
  (["-AppleLocale", "dee_DEE"], nil, "isn't a locale"),
  (["-AppleLanguages", "(de"], nil, "isn't a list"),
  ([], "Europe/Pariss", "Did you mean “Europe/Paris”?"),
])
func `a locale, language or time zone that means nothing fails the launch`(
  _ arguments: [String], _ timeZone: String?, _ text: String
) throws {
  let app = World.app(arguments)
  app.launchEnvironment["TZ"] = timeZone
  let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
  #expect(error?.description.contains(text) == true, "\(error as Any)")
}

@Test
func `a test sets the locale while the app runs`() throws {
  let app = World.launch(["-AppleLocale", "en_US"])
  app.clock.setLocale("de_DE")
  #expect(try price(app) == "1.234,50 €")
}
