import Foundation
import SystemShims
import Testing
import XCUIAutomation

/// Programs that are missing, end, hang, flood the terminal or leave processes behind.
///
/// Each is one failure with the reason, and leaves nothing behind.
@Suite struct `A program that misbehaves` {
  private func failure(_ body: () throws -> Void) -> String {
    let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
    return error.map { "\($0)" } ?? ""
  }

  /// Ends a shell, and expects that none of its processes is left.
  private func end(_ shell: MarkedShell) {
    shell.app.terminate()
    #expect(shell.processes == [])
  }

  @Test func `is missing`() {
    let text = failure { XCUIApplication(terminal: URL(fileURLWithPath: "/bin/shh")).launch() }
    #expect(text.contains("There is no file /bin/shh. Did you mean “"), "\(text)")
  }

  @Test func `isn't executable`() {
    let text = failure { XCUIApplication(terminal: URL(fileURLWithPath: "/etc/passwd")).launch() }
    #expect(text.contains("/etc/passwd may not be executed"), "\(text)")
  }

  @Test(arguments: [
    ("echo No disk; exit 3", "sh could not be started: it exited with status 3 at once"),
    ("echo No disk; kill -SEGV $$", "sh could not be started: it was ended by SIGSEGV at once"),
  ]) func `ends at once`(script: String, reason: String) {
    let shell = MarkedShell(script)
    let text = failure { shell.app.launch() }
    #expect(text.contains(reason) && text.contains("No disk"), "\(text)")
    #expect(shell.processes == [])
  }

  @Test(arguments: [("exit 4", "exited with status 4"), ("kill -KILL $$", "SIGKILL")])
  func `ends during the test`(command: String, reason: String) {
    let shell = MarkedShell.launched("echo Ready; read line; \(command)")
    shell.app.typeText("go\n")
    #expect(shell.app.wait(for: .notRunning, timeout: 30))
    let text = failure { shell.app.staticTexts["Ready"].tap() }
    #expect(text.contains("sh is not running; it") && text.contains(reason), "\(text)")
    #expect(shell.processes == [])
  }

  @Test func `floods the terminal`() {
    let shell = MarkedShell.launched("yes flood")
    #expect(shell.app.staticTexts["flood"].firstMatch.exists)
    let text = failure { shell.app.staticTexts["dry land"].tap() }
    #expect(text.contains("No matches found"), "\(text)")
    shell.app.typeKey("c", modifierFlags: .control)
    #expect(shell.app.wait(for: .notRunning, timeout: 30))
    end(shell)
  }

  @Test func `queries its terminal endlessly and reads no answers`() {
    let shell = MarkedShell.launched("stty -echo; yes \"$(printf '\\033[6n\\033[18tasking')\"")
    #expect(shell.app.staticTexts["asking"].firstMatch.exists)
    end(shell)
  }

  @Test func `never reads its input, and ignores the terminal's hangup`() {
    let shell = MarkedShell.launched(
      "trap '' HUP TERM INT; echo Busy; while :; do sleep 1000; done")
    #expect(shell.app.staticTexts["Busy"].exists)
    shell.app.typeText("anybody there?")
    #expect(!shell.app.staticTexts["yes"].waitForExistence(timeout: 0.2))
    end(shell)
  }

  @Test func `is stopped`() {
    let shell = MarkedShell.launched("echo Stopping; kill -STOP $$; echo Never")
    #expect(shell.app.staticTexts["Stopping"].exists)
    #expect(!shell.app.staticTexts["Never"].waitForExistence(timeout: 0.2))
    let text = failure { shell.app.typeText("go on") }
    #expect(text.contains("sh has been stopped, as by SIGSTOP"), "\(text)")
    end(shell)
  }

  @Test func `writes random bytes`() {
    let shell = MarkedShell.launched(
      "head -c 300000 /dev/urandom; printf '\\030\\033\\\\\\033cSober again\\n'; read line")
    #expect(shell.app.staticTexts["Sober again"].waitForExistence(timeout: 30))
    end(shell)
  }

  @Test func `has an adapter that is stopped`() throws {
    let shell = MarkedShell.launched("echo Ready; read line")
    let sessions = ProcessFamily.children(of: getpid())
    let adapter = try #require(
      sessions.first { process in
        ProcessFamily.descendants(of: process).contains { shell.hasMark($0) }
      })
    kill(adapter, SIGSTOP)
    let text = failure { shell.app.staticTexts["Ready"].tap() }
    #expect(text.contains("understudy-terminal has been stopped during"), "\(text)")
    #expect(shell.processes == [])
  }

  @Test func `leaves its session and its parents`() {
    let shell = MarkedShell.launched(
      """
      setsid sleep 1000 &
      (setsid sh -c 'trap "" HUP; sleep 1001 & sleep 1002' &)
      nohup sleep 1003 >/dev/null 2>&1 &
      echo Scattered
      read line
      """)
    #expect(shell.app.staticTexts["Scattered"].waitForExistence(timeout: 30))
    // The adapter and the shell, and at least one process that has left them.
    #expect(shell.processes.count > 2)
    end(shell)
  }

  @Test func `changes the size of its terminal`() {
    let shell = MarkedShell.launched(
      """
      echo Large; read line
      stty rows 10 cols 40; printf '\\033[10;1HSmall'; read line
      printf '\\033[8;12;30t\\033[99;1HSmaller'; read line
      """)
    let app = shell.app
    #expect(app.frame.size == CGSize(width: 640, height: 384))
    app.typeText("\n")
    #expect(app.staticTexts["Small"].waitForExistence(timeout: 30))
    #expect(app.frame.size == CGSize(width: 320, height: 160))
    app.typeText("\n")
    #expect(app.frame.size == CGSize(width: 240, height: 192))
    #expect(app.staticTexts["Smaller"].frame.minY == 176)
    end(shell)
  }
}
