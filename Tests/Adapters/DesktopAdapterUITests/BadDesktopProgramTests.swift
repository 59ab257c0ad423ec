import Foundation
import SystemShims
import TestSupport
import Testing
import XCUIAutomation

/// Programs that are missing, show nothing, don't answer, end or hang, and desktops that end.
///
/// Each is one failure with the reason, and leaves nothing behind.
@Suite(.enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"))
struct `A program with windows that misbehaves` {
  private static let hasLogin = DesktopTools.hasPythonGTK
  private static let loginAdvice = "install the packages python3-gi and gir1.2-gtk-3.0"

  private func failure(_ body: () throws -> Void) -> String {
    let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
    return error.map { "\($0)" } ?? ""
  }

  /// Expects that a launch fails with a reason and leaves no processes.
  private func expectFailure(_ program: MarkedProgram, _ reason: String, log: String = "") {
    let text = failure { program.app.launch() }
    #expect(text.contains(reason) && (log.isEmpty || text.contains(log)), "\(text)")
    #expect(program.processes.isEmpty)
  }

  private func launchLogin() -> MarkedProgram {
    let program = MarkedProgram(DesktopTools.login.path)
    program.app.launch()
    return program
  }

  /// Kills a process of a launch, and waits for the end of its adapter.
  ///
  /// An idle program doesn't change without input, so a test's own wait would end at once.
  private func kill(_ name: String, of program: MarkedProgram) throws {
    let adapter = try #require(
      program.processes.first { $0.value.contains("/understudy-desktop ") }?.key)
    let ending = try ProcessEnding(of: adapter)
    Foundation.kill(
      try #require(program.process(running: name) ?? program.server(name)), SIGKILL)
    #expect(ending.wait())
  }

  @Test func `is missing`() {
    expectFailure(MarkedProgram("/usr/bin/galculatr"), "There is no file /usr/bin/galculatr")
  }

  @Test func `has no windows and ends`() {
    expectFailure(
      MarkedProgram("/bin/sh", ["-c", "echo No disk >&2; exit 3"]),
      "it exited with status 3 at once", log: "Log of sh:\n    No disk")
  }

  @Test func `crashes at its start`() {
    expectFailure(
      MarkedProgram("/bin/sh", ["-c", "kill -SEGV $$"]), "it was ended by SIGSEGV at once")
  }

  @Test func `never shows a window`() {
    // The program waits for something that never comes.
    expectFailure(
      MarkedProgram("/bin/sh", ["-c", "echo Waiting; mkfifo $TMPDIR/f; read x < $TMPDIR/f"]),
      "it shows no window. Is it a program with windows?", log: "Waiting")
  }

  @Test(.enabled(if: hasLogin, "\(loginAdvice)"))
  func `isn't accessible`() {
    expectFailure(
      MarkedProgram(DesktopTools.login.path, environment: ["NO_AT_BRIDGE": "1"]),
      "it shows a window but doesn't report it to the accessibility interface")
  }

  @Test(.enabled(if: hasLogin, "\(loginAdvice)"))
  func `is killed during the test`() throws {
    let program = launchLogin()
    try kill("login.py", of: program)
    let text = failure { program.app.buttons["Login"].tap() }
    #expect(text.contains("login.py ended unexpectedly") && text.contains("SIGKILL"), "\(text)")
    #expect(program.processes.isEmpty)
  }

  @Test(.enabled(if: hasLogin, "\(loginAdvice)"))
  func `hangs`() throws {
    let program = MarkedProgram("/usr/bin/python3", ["-c", Self.hanging])
    program.app.launch()
    program.app.buttons["Hang"].tap()
    let text = failure { program.app.buttons["Hang"].tap() }
    #expect(text.contains("python3 doesn't answer"), "\(text)")
    program.app.terminate()
    #expect(program.processes.isEmpty)
  }

  /// A window with a button that makes the program hang.
  private static let hanging = """
    import gi, time
    gi.require_version('Gtk', '3.0')
    from gi.repository import Gtk
    window, button = Gtk.Window(title='Hanging'), Gtk.Button(label='Hang')
    button.connect('clicked', lambda _: time.sleep(1000))
    window.add(button)
    window.show_all()
    Gtk.main()
    """

  @Test(
    .enabled(if: hasLogin, "\(loginAdvice)"),
    arguments: [
      ("login.py", "login.py has been stopped"),
      ("Xvfb", "Xvfb of its desktop has been stopped"),
      ("dbus-daemon", "dbus-daemon of its desktop has been stopped"),
    ])
  func `is stopped, or a part of its desktop is`(name: String, reason: String) throws {
    let program = launchLogin()
    Foundation.kill(
      try #require(program.process(running: name) ?? program.server(name)), SIGSTOP)
    let text = failure { program.app.buttons["Login"].tap() }
    #expect(text.contains(reason), "\(text)")
    program.app.terminate()
    #expect(program.processes.isEmpty)
    // The next launch has another desktop.
    program.app.launch()
    #expect(program.app.buttons["Login"].exists)
  }

  @Test(
    .enabled(if: hasLogin, "\(loginAdvice)"),
    arguments: [
      ("dbus-daemon", "a message bus of its desktop has ended"),
      ("Xvfb", "the display of its desktop has ended"),
    ])
  func `loses its desktop`(name: String, reason: String) throws {
    let program = launchLogin()
    try kill(name, of: program)
    let text = failure { program.app.buttons["Login"].tap() }
    #expect(text.contains(reason), "\(text)")
    #expect(program.processes.isEmpty)
    // The next launch has another desktop.
    program.app.launch()
    #expect(program.app.buttons["Login"].exists)
  }

  @Test func `can't have virtual time`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: file.path)
    chmod(file.path, 0o4755)
    expectFailure(
      MarkedProgram(file.path, ["-ui-testing.clock", "virtual"]),
      "its time can't be virtual: it runs with rights of its own")
  }

  @Test(.enabled(if: hasLogin, "\(loginAdvice)"))
  func `leaves nothing when it is ended`() {
    let program = launchLogin()
    // The adapter and the program.
    #expect(program.processes.count >= 2)
    program.app.terminate()
    #expect(program.processes.isEmpty)
  }

  @Test(.enabled(if: hasLogin, "\(loginAdvice)"))
  func `leaves nothing when its adapter is killed`() throws {
    let program = launchLogin()
    let processes = program.processes
    let servers = ["Xvfb", "dbus-daemon"].compactMap { program.server($0) }
    let endings = try (Array(processes.keys) + servers).map { try ProcessEnding(of: $0) }
    #expect(servers.count == 2 && endings.count >= 4)
    let adapter = try #require(processes.first { $0.value.contains("understudy-desktop") }?.key)
    Foundation.kill(adapter, SIGKILL)
    for ending in endings { #expect(ending.wait()) }
  }

  @Test(.enabled(if: hasLogin, "\(loginAdvice)"))
  func `leaves nothing that it has started when its adapter is killed`() throws {
    let program = MarkedProgram(
      "/bin/sh",
      [
        "-c",
        "sleep 1001 & (setsid env -i sleep 1002 &); exec '\(DesktopTools.login.path)'",
      ])
    program.app.launch()
    let adapter = try #require(
      program.processes.first { $0.value.contains("understudy-desktop") }?.key)
    let family = ProcessFamily.descendants(of: adapter)
    // The guardian, the program, and the processes that the program has started.
    #expect(family.count >= 4)
    let endings = try family.map { try ProcessEnding(of: $0) }
    Foundation.kill(adapter, SIGKILL)
    for ending in endings { #expect(ending.wait()) }
  }
}
