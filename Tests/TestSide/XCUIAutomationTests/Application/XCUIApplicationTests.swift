import AppDriving
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `An application` {
  @Test func `runs from launch to terminate`() {
    let app = XCUIApplication(url: Fixture.agent)
    #expect(app.state == .notRunning)
    app.terminate()
    app.launch()
    #expect(app.state == .runningForeground)
    #expect(app.exists)
    #expect(app.elementType == .application)
    #expect(app.label == "Agent")
    app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func `is the same for all its proxies within a test`() {
    XCUIApplication(url: Fixture.agent).launch()
    XCUIApplication(url: Fixture.agent).textFields["Username"].tap()
    XCUIApplication(url: Fixture.agent).typeText("Ann")
    let app = XCUIApplication(url: Fixture.agent)
    #expect(app.textFields["Username"].value as? String == "Ann")
    app.terminate()
    #expect(XCUIApplication(url: Fixture.agent).state == .notRunning)
  }

  @Test func `starts again at a second launch`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    app.textFields["Username"].tap()
    app.typeText("Ann")
    app.launch()
    #expect(app.textFields["Username"].value == nil)
  }

  @Test func `is relaunched by activate with its first settings`() {
    let app = Fixture.launch(#"{"type": "button", "label": "Only here"}"#)
    app.launchArguments = []
    app.activate()
    #expect(app.buttons["Only here"].exists)
    app.terminate()
    XCUIApplication(url: Fixture.agent).activate()
    #expect(app.buttons["Only here"].exists)
  }

  @Test func `is launched by activate if it wasn't launched before`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.activate()
    #expect(app.state == .runningForeground)
    #expect(app.buttons["Login"].exists)
  }

  @Test func `that hangs during the launch of another is reported at its next use`() throws {
    let app = XCUIApplication(url: Fixture.agent)
    app.launchArguments = ["-misbehave", "hang"]
    app.launch()
    app.answerTimeout = 0.2
    let other = try AgentCopy("other")
    XCUIApplication(url: other.url).launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Login"].tap() }
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(
      text.contains(
        "agent.py is not running: agent.py has not answered for 0.2 s of real time during “Send agent.py to "
          + "the background”, and was killed. Its main thread may be blocked. Launch it again."),
      "\(text)")
  }

  @Test func `gets its environment and arguments at launch`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launchEnvironment["SHOWN"] = "one"
    app.launchArguments += ["-report", "SHOWN"]
    app.launch()
    app.launchEnvironment["SHOWN"] = "two"
    let session = try? app.handle.application.session(in: .current)
    #expect(session?.logLines == ["SHOWN=one"])
  }

  @Test func `waits for a state`() {
    let app = Fixture.launch(
      #"{"type": "button", "label": "Quit", "frame": [0, 0, 80, 16], "onTap": [{"after": 40, "exit": 0}]}"#
    )
    #expect(app.wait(for: .runningForeground, timeout: 3600))
    #expect(!app.wait(for: .runningBackground, timeout: 3600))
    #expect(!app.wait(for: .notRunning, timeout: 3600))
    app.buttons["Quit"].tap()
    #expect(!app.wait(for: .notRunning, timeout: 30))
    #expect(app.wait(for: .notRunning, timeout: 30))
    #expect(app.wait(for: .notRunning, timeout: 0))
  }

  @Test func `is named in descriptions`() {
    #expect(XCUIApplication(url: Fixture.agent).description == "Application 'agent.py'")
    #expect(
      XCUIApplication(bundleIdentifier: "com.example.App").description
        == "Application 'com.example.App'")
  }

  @Test func `may be created anywhere and used in a test`() async {
    let app = await Task.detached { XCUIApplication(url: Fixture.agent) }.value
    app.launch()
    #expect(app.exists)
  }

  @MainActor @Test func `may be used on the main actor`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    #expect(app.buttons["Login"].isHittable)
  }

  @Test func `has real-time limits that can be set`() {
    let app = XCUIApplication(url: Fixture.agent)
    #expect(app.answerTimeout == 10 && app.launchTimeout == 10)
    app.answerTimeout = 2.5
    app.launchTimeout = .infinity
    #expect(app.answerTimeout == 2.5 && app.launchTimeout == 1e9)
  }

  @Test func `gets a new limit at the next call while it runs`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launchArguments = ["-misbehave", "hang"]
    app.answerTimeout = 3600
    app.launch()
    app.answerTimeout = 0.2
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { _ = app.buttons["Login"].exists }
    }
    #expect(error?.reason == .applicationUnavailable)
    #expect(error?.description.contains("for 0.2 s of real time") == true, "\(error as Any)")
    // The app is launched with its last settings, but with the new limit.
    app.activate()
    let later = #expect(throws: XCUIAutomationError.self) {
      try attempting { _ = app.buttons["Login"].exists }
    }
    #expect(later?.description.contains("for 0.2 s of real time") == true, "\(later as Any)")
  }

  @Test func `that does not answer at launch is given up after the launch limit`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launchArguments = ["-misbehave", "silent"]
    app.launchTimeout = 0.3
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect(error?.message.contains("0.3") == true, "\(error as Any)")
  }
}
