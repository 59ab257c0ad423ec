import AppSession
import AutomationProtocol
import Foundation

/// A flow of the demonstration: what to launch the login app with, and what a user does then.
struct DemoFlow: Sendable {
  /// What the flow shows.
  var title: String
  /// What the app is launched with.
  var arguments: [String]
  /// What is done, and what must come of it.
  var body: @Sendable (AppDriver) throws -> Void

  private static let account = ["-model.user", "test", "-model.password", "1234"]
  private static let testing = ["-ui-testing", "YES"]

  /// The two flows of the article and the one that it only promises.
  static let all: [DemoFlow] = [
    DemoFlow(title: "Login succeeds", arguments: testing + account) { app in
      try logIn(app, password: "1234")
      try app.expect(.staticText, "results", toHaveLabel: "Success")
    },
    DemoFlow(title: "A wrong password is refused", arguments: testing + account) { app in
      try logIn(app, password: "incorrect-password")
      try app.expect(.staticText, "results", toHaveLabel: "Login failed")
    },
    DemoFlow(
      title: "There is no connection, and the answer takes two seconds",
      arguments: testing + account + ["-model.error", "offline", "-model.delay", "2"]
    ) { app in
      try logIn(app, password: "1234")
      try app.expectExistence(.activityIndicator, "In progress")
      try app.waitForExistence(.staticText, "results", timeout: 30)
      try app.expect(.staticText, "results", toHaveLabel: "No connection")
    },
  ]

  private static func logIn(_ app: AppDriver, password: String) throws {
    try app.tap(.textField, "Username")
    try app.type("test", into: .textField, "Username")
    try app.tap(.secureTextField, "Password")
    try app.type(password, into: .secureTextField, "Password")
    try app.tap(.button, "Login")
  }
}
