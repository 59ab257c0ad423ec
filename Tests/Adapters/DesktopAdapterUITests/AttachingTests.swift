import Foundation
import SystemShims
import TestSupport
import Testing
import XCUIAutomation

/// Programs with windows that are already running.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct `Attaching to a running program` {
  private func failure(_ body: () throws -> Void) -> String {
    let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
    return error.map { "\($0)" } ?? ""
  }

  @Test(.enabled(if: ForeignProgram.isPossible, "install the package at-spi2-core"))
  func `its windows are tested like others, and it keeps running`() throws {
    let program = try ForeignProgram(DesktopTools.login)
    defer { program.end() }
    let app = XCUIApplication(processIdentifier: program.processIdentifier)
    app.activate()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("1234")
    app.buttons["Login"].tap()
    #expect(app.staticTexts["Success"].waitForExistence(timeout: 30))
    let text = failure { app.buttons["Log in"].tap() }
    #expect(text.contains(#"app.buttons["Login"]"#), "\(text)")
    app.terminate()
    #expect(program.isRunning && app.state == .notRunning)
    // The typed text is still there.
    let again = XCUIApplication(processIdentifier: program.processIdentifier)
    again.activate()
    #expect(again.textFields["Username"].value as? String == "test")
  }

  @Test(.enabled(if: ForeignProgram.isPossible, "install the package at-spi2-core"))
  func `when it ends, the app is no longer running`() throws {
    let program = try ForeignProgram(DesktopTools.login)
    defer { program.end() }
    let app = XCUIApplication(processIdentifier: program.processIdentifier)
    app.activate()
    kill(program.processIdentifier, SIGTERM)
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test func `options of a launch are refused`() {
    let app = XCUIApplication(processIdentifier: getpid())
    #expect(failure { app.launch() }.contains("it is already running. Call activate()"))
    app.launchArguments = ["-ui-testing.clock", "virtual"]
    #expect(failure { app.activate() }.contains("already running, so it can't be given launch arg"))
    app.launchArguments = []
    app.launchEnvironment = ["A": "B"]
    #expect(failure { app.activate() }.contains("so it can't be given a launch environment"))
  }

  @Test func `a process without windows is refused`() throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/bin/cat")
    program.environment = ["PATH": "/usr/bin"]
    program.standardInput = Pipe()
    try ProcessStart.exclusively { try program.run() }
    let app = XCUIApplication(processIdentifier: program.processIdentifier)
    #expect(failure { app.activate() }.contains("it has no display of this machine"))
    program.terminate()
    program.waitUntilExit()
    #expect(failure { app.activate() }.contains("there is no process"))
  }
}
