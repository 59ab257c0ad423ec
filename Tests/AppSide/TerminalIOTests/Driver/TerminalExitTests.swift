import AppRuntime
import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalIO

/// Every way in which a process that has the terminal can end, each in a process of its own.
@Suite(.serialized) struct TerminalExitTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
  }

  private func expectGivenBack(_ location: SourceLocation = #_sourceLocation) {
    let text = String(decoding: terminal.received(), as: UTF8.self)
    #expect(text.hasPrefix(TerminalModes.enter), sourceLocation: location)
    #expect(text.contains("on screen"), sourceLocation: location)
    let left = text.components(separatedBy: TerminalModes.leave)
    #expect(left.count == 2, "left once: \(left.count - 1)", sourceLocation: location)
    #expect(terminal.isCooked, sourceLocation: location)
  }

  @Test func `a normal exit`() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      try await MainActor.run { try takeTerminal(path) }
      exit(7)
    }
    expectGivenBack()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE])
  func `a signal that ends the process`(number: Int32) async throws {
    let path = terminal.path
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      signal(number, SIG_DFL)
      try await MainActor.run { try takeTerminal(path) }
      kill(getpid(), number)
      while true { pause() }
    }
    expectGivenBack()
  }

  @Test func `a trap of the program`() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      try await MainActor.run { try takeTerminal(path) }
      let none: [Int] = []
      print(none[path.count])
    }
    expectGivenBack()
  }

  @Test func `a bad pointer`() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path as String] in
      try await MainActor.run { try takeTerminal(path) }
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }
    expectGivenBack()
  }

  @Test func `an aborted program`() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String] in
      try await MainActor.run { try takeTerminal(path) }
      abort()
    }
    expectGivenBack()
  }

  @Test func `a signal that was ignored stays ignored`() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(5)) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      try await MainActor.run { try takeTerminal(path) }
      kill(getpid(), SIGHUP)
      exit(5)
    }
    expectGivenBack()
  }

  @Test func `printed lines are shown after the screen is gone`() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      let descriptor = open(path, O_RDWR)
      dup2(descriptor, STDOUT_FILENO)
      dup2(descriptor, STDERR_FILENO)
      try await MainActor.run { try takeTerminal(path) }
      print("printed meanwhile")
      FileHandle.standardError.write(Data("logged meanwhile\n".utf8))
      fflush(nil)
      exit(0)
    }
    let text = String(decoding: terminal.received(), as: UTF8.self)
    let parts = text.components(separatedBy: TerminalModes.leave)
    #expect(parts.count == 2)
    #expect(!parts[0].contains("meanwhile"))
    #expect(parts.last?.contains("printed meanwhile\r\n") == true)
    #expect(parts.last?.contains("logged meanwhile\r\n") == true)
  }
}

/// Takes the terminal in this process, which the test expects to end.
@MainActor private func takeTerminal(_ path: String) throws {
  let descriptor = open(path, O_RDWR)
  let screen = TerminalScreen(
    loop: EventLoop(clock: AppClock(mode: .real)), input: descriptor, output: descriptor,
    environment: ["TERM": "xterm"])
  try screen.start(onInput: { _ in }, onResize: { _ in })
  screen.present(.drawn(20, 5, [.text("on screen", 0, 0)]))
  // The test must fail if the app never took the terminal.
  var settings = termios()
  tcgetattr(descriptor, &settings)
  guard settings.c_lflag & tcflag_t(ICANON) == 0 else { _exit(99) }
}
