import AppDriving
import Foundation
import Synchronization
import Testing

@testable import XCUIAutomation

@Suite struct `A crash while no request is pending` {
  /// Launches an app and ends it with a signal.
  private func launchAndEnd(by number: Int32) throws -> XCUIApplication {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let session = try #require(try app.handle.application.session(in: .current))
    #expect(kill(try #require(session.processIdentifier), number) == 0)
    #expect(session.waitForEnd(upTo: .seconds(10)))
    return app
  }

  @Test(arguments: ["state", "wait", "terminate", "launch", "activate", "predicate"])
  func `is reported by the next call that can notice it`(how: String) throws {
    let app = try launchAndEnd(by: SIGABRT)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting {
        switch how {
        case "state": _ = app.state
        case "wait": app.wait(for: .notRunning, timeout: 1)
        case "terminate": XCUIApplication(url: Fixture.agent).terminate()
        case "launch": XCUIApplication(url: Fixture.agent).launch()
        case "activate": app.activate()
        default: _ = NSPredicate(format: "state == 1").evaluate(with: app)
        }
      }
    }
    #expect(error?.reason == .applicationUnavailable)
    let message = error?.message ?? ""
    #expect(message.hasPrefix("agent.py crashed after “"), "\(message)")
    #expect(
      message.hasSuffix("it was ended by SIGABRT (it called abort(), as after a failed check)."),
      "\(message)")
    // It is reported only once.
    #expect(app.state == .notRunning)
    app.launch()
    #expect(app.buttons["Login"].exists)
  }

  @Test(arguments: ["terminate", "launch"])
  func `is reported if it occurs while the app is being ended`(how: String) throws {
    let app = XCUIApplication(url: Fixture.agent)
    app.launchArguments = ["-misbehave", "vanish:terminate"]
    app.launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { if how == "launch" { app.launch() } else { app.terminate() } }
    }
    let message = error?.message ?? ""
    #expect(message.hasPrefix("agent.py crashed during “Terminate agent.py”: "), "\(message)")
    #expect(app.state == .notRunning)
    app.terminate()
  }

  @Test func `isn't reported if the app exits, and the next failure states its status`() throws {
    let app = Fixture.launch(
      #"""
      {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [{"after": 1, "exit": 3}]}
      """#)
    app.buttons["Go"].tap()
    #expect(app.wait(for: .notRunning, timeout: 5))
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Go"].tap() }
    }
    let text = "\(error.map { "\($0)" } ?? "")"
    #expect(text.contains("agent.py is not running; it exited with status 3."), "\(text)")
    app.terminate()
  }

  @Test func `isn't reported if a tap makes the app quit`() {
    let app = Fixture.launch(
      #"""
      {"type": "button", "label": "Quit", "frame": [0, 0, 80, 16], "onTap": [{"exit": 0}]}
      """#)
    app.buttons["Quit"].tap()
    #expect(app.wait(for: .notRunning, timeout: 5))
  }

  @Test(arguments: ["description", "snapshot", "attempt"])
  func `fails the test that has ignored an error about it`(how: String) throws {
    try withKnownIssue {
      let app = try launchAndEnd(by: SIGABRT)
      switch how {
      case "description": _ = app.debugDescription
      case "snapshot": _ = try? app.snapshot()
      default: _ = try? attempting { app.buttons["Login"].tap() }
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("agent.py crashed after “") == true
    }
  }

  @Test(arguments: ["snapshot", "attempt", "tap"])
  func `fails the test once if an error reports it`(how: String) throws {
    let issues = Mutex<[String]>([])
    try withKnownIssue {
      let app = try launchAndEnd(by: SIGABRT)
      switch how {
      case "snapshot": _ = try app.snapshot()
      case "attempt": try attempting { app.buttons["Login"].tap() }
      default: app.buttons["Login"].tap()
      }
    } matching: { issue in
      issues.withLock { $0.append("\(issue.comments) \(issue.error.map { "\($0)" } ?? "")") }
      return true
    }
    let texts = issues.withLock { $0 }
    #expect(texts.count == 1 && texts[0].contains("Lost connection"), "\(texts)")
  }

  @Test func `fails the test when it releases the app`() throws {
    try withKnownIssue {
      _ = try launchAndEnd(by: SIGSEGV)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("agent.py crashed after “") == true
    }
  }

  @Test(arguments: [SIGTERM, SIGKILL, SIGINT, SIGHUP])
  func `isn't reported if a signal from outside ended the app`(number: Int32) throws {
    let app = try launchAndEnd(by: number)
    #expect(app.state == .notRunning)
    app.terminate()
  }
}
