import Foundation
import Testing
import XCUIAutomation

/// The clock of a program in a terminal, which is real unless the launch asks for virtual time.
@Suite struct `The clock of a program in a terminal` {
  @Test(arguments: ["date", "time zone", "locale"])
  func `keeps its date, time zone and locale`(name: String) {
    let change = { (app: XCUIApplication) in
      switch name {
      case "date": app.clock.setDate(Date(timeIntervalSince1970: 0))
      case "time zone": app.clock.setTimeZone("Asia/Tokyo")
      default: app.clock.setLocale("de_CH")
      }
    }
    let reason = "cannot change its \(name), because it runs in another process"
    let shell = MarkedShell.launched("echo Ready; read line")
    let late = failure { change(shell.app) }
    #expect(late.contains(reason), "\(late)")
    #expect(shell.app.staticTexts["Ready"].exists, "The program continues.")
    shell.app.terminate()
    let next = MarkedShell("echo Ready; read line")
    change(next.app)
    let early = failure { next.app.launch() }
    #expect(early.contains(reason), "\(early)")
    #expect(next.processes == [])
  }

  @Test func `can't be moved while it is real`() {
    let shell = MarkedShell.launched("echo Ready; read line")
    for move in [{ shell.app.clock.advance(by: 60) }, { shell.app.clock.freeze() }] {
      let text = failure(move)
      #expect(text.contains("cannot have its clock moved, because that is real"), "\(text)")
    }
    shell.app.terminate()
  }

  private func launchedWithVirtualTime(_ script: String) -> MarkedShell {
    let shell = MarkedShell(script)
    shell.app.launchArguments += ["-ui-testing.clock", "virtual"]
    shell.app.launch()
    return shell
  }

  @Test func `is virtual, if the launch asks for it`() {
    let shell = launchedWithVirtualTime("echo Ready; sleep 30; echo Done; read line")
    let app = shell.app
    #expect(app.staticTexts["Ready"].exists)
    #expect(!app.staticTexts["Done"].waitForExistence(timeout: 20))
    #expect(app.staticTexts["Done"].waitForExistence(timeout: 20))
    app.terminate()
    #expect(shell.processes == [])
  }

  @Test func `can be moved if it is virtual`() {
    let shell = launchedWithVirtualTime(
      "for hour in 1 2 3; do echo $hour o’clock; sleep 3600; done; read line")
    shell.app.clock.advance(by: 3599)
    #expect(shell.app.staticTexts["1 o’clock"].exists && !shell.app.staticTexts["2 o’clock"].exists)
    shell.app.clock.advance(by: 1)
    #expect(shell.app.staticTexts["2 o’clock"].exists)
    shell.app.terminate()
  }

  @Test func `passes for the Escape key`() {
    let shell = launchedWithVirtualTime(
      // The second read acts like a program that waits for more bytes after an escape.
      """
      exec /bin/bash --norc -c 'echo Ready; read -rsn1 key; read -rsn1 -t 0.5 more && echo More \
      || echo Escape; read line'
      """)
    shell.app.typeKey(.escape, modifierFlags: [])
    #expect(shell.app.staticTexts["Escape"].exists)
    shell.app.terminate()
  }

  @Test func `can't be virtual in a program with another user's rights`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.copyItem(atPath: "/bin/cat", toPath: file.path)
    chmod(file.path, 0o4755)
    let app = XCUIApplication(terminal: file)
    app.launchArguments = ["-ui-testing.clock", "virtual"]
    let text = failure { app.launch() }
    #expect(text.contains("its time can't be virtual: it runs with rights of its own"), "\(text)")
  }

  private func failure(_ body: () -> Void) -> String {
    let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
    return error.map { "\($0)" } ?? ""
  }
}
