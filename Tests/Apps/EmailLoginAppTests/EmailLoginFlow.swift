import Testing
import XCUIAutomation

/// A flow through the login screen, independent of where the app runs.
struct EmailLoginFlow: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: [String] = []
  /// Drives and checks the app, and returns what the user saw along the way.
  var body: @Sendable (XCUIApplication) -> [String]

  var testDescription: String { name }

  /// Launches the app and runs the flow.
  func run(_ app: XCUIApplication) -> [String] {
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    defer { app.terminate() }
    return body(app)
  }

  static let all: [EmailLoginFlow] =
    [
      EmailLoginFlow(name: "logging in") { app in
        enter(app, email: "grace@understudy.example", password: "hopper")
        #expect(app.buttons["login"].isEnabled)
        app.buttons["login"].tap()
        #expect(app.activityIndicators.element.exists)
        let indicatorFrame = "\(app.activityIndicators.element.frame)"
        #expect(!app.staticTexts["info"].exists)
        #expect(app.staticTexts["info"].waitForExistence(timeout: 5))
        #expect(app.staticTexts["info"].label == "You are logged in")
        #expect(!app.activityIndicators.element.exists)
        return [indicatorFrame] + seen(app)
      },
      EmailLoginFlow(name: "an address without an at sign") { app in
        enter(app, email: "grace", password: "hopper")
        #expect(!app.buttons["login"].isEnabled)
        #expect(!app.staticTexts["info"].exists)
        return seen(app)
      },
      EmailLoginFlow(name: "editing the profile") { app in
        let seen = openProfile(app)
        app.textFields["Name"].doubleTap()
        app.textFields["Name"].typeText("Amazing ")
        app.buttons["Save"].tap()
        #expect(app.staticTexts["Saved"].waitForExistence(timeout: 5))
        let heading = app.staticTexts["heading"].label
        #expect(heading.contains("Amazing"))
        app.buttons["Done"].tap()
        #expect(app.buttons["profile"].exists)
        return seen + [heading]
      },
      EmailLoginFlow(
        name: "a profile that cannot be saved", arguments: ["-profile.answer", "unreachable"]
      ) { app in
        let seen = openProfile(app)
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("!")
        app.buttons["Save"].tap()
        #expect(app.staticTexts["The service cannot be reached"].waitForExistence(timeout: 5))
        #expect(app.staticTexts["heading"].label == "Grace Hopper")
        #expect(app.buttons["Save"].isEnabled)
        return seen + ["\(app.textFields["Name"].value ?? "")"]
      },
    ]
    + [
      ("invalidCredentials", "Wrong e-mail address or password"),
      ("locked", "This account is locked"), ("unreachable", "The service cannot be reached"),
    ].map { answer, text in
      EmailLoginFlow(
        name: "the answer \(answer)",
        arguments: ["-backend.answer", answer, "-backend.delay", "30"]
      ) { app in
        enter(app, email: "a@b", password: "1234")
        app.buttons["login"].tap()
        #expect(app.staticTexts["info"].waitForExistence(timeout: 60))
        #expect(app.staticTexts["info"].label == text)
        return seen(app)
      }
    }

  /// Logs in and opens the profile; returns what the user saw of it.
  private static func openProfile(_ app: XCUIApplication) -> [String] {
    enter(app, email: "grace@understudy.example", password: "hopper")
    app.buttons["login"].tap()
    #expect(app.buttons["profile"].waitForExistence(timeout: 5))
    app.buttons["profile"].tap()
    #expect(app.staticTexts["heading"].wait(for: \.label, toEqual: "Grace Hopper", timeout: 5))
    #expect(!app.buttons["Save"].isEnabled)
    let values = ["Name", "E-mail"].map { "\(app.textFields[$0].value ?? "")" }
    #expect(values == ["Grace Hopper", "grace@understudy.example"])
    return values
  }

  private static func enter(_ app: XCUIApplication, email: String, password: String) {
    app.textFields["E-mail"].tap()
    app.textFields["E-mail"].typeText(email)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
  }

  /// Returns what the user sees on the screen.
  private static func seen(_ app: XCUIApplication) -> [String] {
    [
      "\(app.textFields["E-mail"].value ?? "")", "\(app.secureTextFields["Password"].value ?? "")",
      "\(app.buttons["login"].isEnabled)", "\(app.buttons["login"].frame)",
      app.staticTexts["info"].exists ? app.staticTexts["info"].label : "",
    ]
  }
}
