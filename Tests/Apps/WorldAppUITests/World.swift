import XCUIAutomation

/// Launches of the app whose world its tests set up.
enum World {
  static func app(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "WorldApp")
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    return app
  }

  static func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = app(arguments)
    app.launch()
    return app
  }
}

/// A book, as the test encodes it.
struct Book: Codable {
  var title: String
  var pages: Int
}

/// A book with the wrong type for its pages.
struct WordyBook: Codable {
  var title: String
  var pages: String
}

/// Runs a block that must throw an error, and returns the error's first line.
func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch {
    return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
  }
}
