import AppDriving
import AutomationProtocol
import Foundation

/// A flow of the demonstration: the launch arguments of the login app, and the user's actions.
struct DemoFlow: Sendable {
  /// The title of the flow.
  var title: String
  /// The launch arguments.
  var arguments: [String]
  /// The actions of the flow, with their expected results.
  var body: @Sendable (AppDriver) throws -> Void

  private static let account = ["-model.user", "test", "-model.password", "1234"]
  private static let testing = ["-ui-testing", "YES"]

  /// A login, a refused login, and a login without a connection.
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
