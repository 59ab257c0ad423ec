import AppRuntime
import CellRendering
import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalIO
import TerminalEvents

/// One process has one terminal, so these run one after the other.
@MainActor
@Suite(.serialized) struct TerminalScreenTests {
  private let terminal: PseudoTerminal
  private let loop = EventLoop(clock: AppClock(mode: .real))
  private let screen: TerminalScreen

  init() throws {
    terminal = try PseudoTerminal()
    screen = TerminalScreen(
      loop: loop, input: terminal.app, output: terminal.app,
      environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
  }

  private func received() -> String { String(decoding: terminal.received(), as: UTF8.self) }

  /// Runs the app until a number of inputs have arrived.
  private func inputs(_ count: Int, after typing: String) throws -> [TerminalInput] {
    var found: [TerminalInput] = []
    try screen.start(
      onInput: {
        found.append($0)
        if found.count == count { loop.stop() }
      }, onResize: { _ in })
    defer { screen.stop() }
    terminal.type(typing)
    loop.run()
    return found
  }

  @Test func `the terminal is taken over and restored completely`() throws {
    #expect(screen.size == CGSize(width: 160, height: 80))
    #expect(terminal.isCooked)
    try screen.start(onInput: { _ in }, onResize: { _ in })
    #expect(screen.isStarted)
    #expect(!terminal.isCooked)
    #expect(received() == TerminalModes.enter)
    screen.stop()
    screen.stop()
    #expect(!screen.isStarted)
    #expect(terminal.isCooked)
    #expect(received() == TerminalModes.leave)
  }

  @Test func `the leave sequence undoes the enter sequence`() {
    let entered = TerminalModes.enter.matches(of: /\?(\d+)([hl])/).map { ($0.1, $0.2) }
    let left = TerminalModes.leave.matches(of: /\?(\d+)([hl])/).map { ($0.1, $0.2) }
    #expect(!entered.isEmpty)
    for (mode, state) in entered {
      #expect(left.contains { $0.0 == mode && $0.1 != state }, "mode \(mode)")
    }
  }

  @Test func `pictures are shown, and only their changes after the first`() throws {
    var emulator = TerminalEmulator(columns: 20, rows: 5)
    try screen.start(onInput: { _ in }, onResize: { _ in })
    defer { screen.stop() }
    _ = terminal.received()
    var size = 0
    for text in ["first", "fixst"] {
      let list = DisplayList.drawn(20, 5, [.text(text, 0, 0), .caret(at: .zero)])
      screen.present(list)
      let bytes = terminal.received()
      emulator.receive(bytes)
      #expect(emulator.differences(from: CellBuffer(list)) == [])
      #expect(size == 0 || bytes.count < size)
      size = bytes.count
    }
    screen.present(.drawn(20, 5, [.text("fixst", 0, 0), .caret(at: .zero)]))
    #expect(terminal.received() == [])
  }

  @Test func `a picture of another size is cut to the terminal`() throws {
    var emulator = TerminalEmulator(columns: 20, rows: 5)
    try screen.start(onInput: { _ in }, onResize: { _ in })
    defer { screen.stop() }
    _ = terminal.received()
    let list = DisplayList.drawn(50, 30, [.fill(0, 0, 400, 480), .text("wide", 144, 0)])
    screen.present(list)
    emulator.receive(terminal.received())
    #expect(emulator.differences(from: CellBuffer(list).resized(columns: 20, rows: 5)) == [])
  }

  @Test func `keys, mouse and pastes arrive`() throws {
    let found = try inputs(4, after: "a\u{1B}[A\u{1B}[<0;3;2M\u{1B}[200~two\rlines\u{1B}[201~")
    #expect(
      found == [
        .key(KeyStroke(.character("a"))), .key(KeyStroke(.up)),
        .mouse(MouseAction(.down(button: 0), at: CGPoint(x: 20, y: 24))), .paste("two\nlines"),
      ])
  }

  @Test func `a lone escape becomes the Escape key after a pause`() throws {
    #expect(try inputs(1, after: "\u{1B}") == [.key(KeyStroke(.escape))])
  }

  @Test func `focus changes are reported`() throws {
    var reports: [Bool] = []
    screen.onFocusChange = { reports.append($0) }
    _ = try inputs(1, after: "\u{1B}[O\u{1B}[Ix")
    #expect(reports == [false, true])
  }

  @Test func `a new size is reported, and the whole picture is drawn`() throws {
    var sizes: [CGSize] = []
    try screen.start(
      onInput: { _ in },
      onResize: {
        sizes.append($0)
        loop.stop()
      })
    defer { screen.stop() }
    screen.present(.drawn(20, 5, [.text("text", 0, 0)]))
    _ = terminal.received()
    terminal.setSize(columns: 30, rows: 4)
    kill(getpid(), SIGWINCH)
    loop.run()
    #expect(sizes == [CGSize(width: 240, height: 64)])
    #expect(screen.size == CGSize(width: 240, height: 64))
    screen.present(.drawn(30, 4, [.text("text", 0, 0)]))
    #expect(received().contains("\u{1B}[2J"))
  }

  @Test func `the picture is drawn again after the app was stopped and continued`() throws {
    try screen.start(onInput: { _ in }, onResize: { _ in })
    defer { screen.stop() }
    let list = DisplayList.drawn(20, 5, [.text("text", 0, 0)])
    screen.present(list)
    _ = terminal.received()
    loop.addReader(terminal.person) { loop.stop() }
    kill(getpid(), SIGCONT)
    loop.run()
    var emulator = TerminalEmulator(columns: 20, rows: 5)
    emulator.receive(terminal.received())
    #expect(emulator.differences(from: CellBuffer(list)) == [])
  }

  @Test func `the app ends when its terminal is gone`() throws {
    var other: PseudoTerminal? = try PseudoTerminal()
    let descriptor = dup(other?.app ?? -1)
    defer { close(descriptor) }
    let orphan = TerminalScreen(
      loop: loop, input: descriptor, output: descriptor, environment: ["TERM": "xterm"])
    try orphan.start(onInput: { _ in }, onResize: { _ in })
    other = nil
    loop.run()
    #expect(!orphan.isStarted)
  }

  @Test func `a file that is not a terminal is refused with a reason`() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    let nowhere = TerminalScreen(loop: loop, input: file, output: file, environment: [:])
    #expect(throws: TerminalScreenError.notATerminal(descriptor: file)) {
      try nowhere.start(onInput: { _ in }, onResize: { _ in })
    }
    #expect(!TerminalScreen.isAvailable(input: file, output: file, environment: [:]))
    nowhere.present(.drawn(1, 1, []))
    #expect(nowhere.size == CellMetrics.defaultScreenSize)

    let piped = TerminalScreen(loop: loop, input: terminal.app, output: file, environment: [:])
    #expect(throws: TerminalScreenError.notATerminal(descriptor: file)) {
      try piped.start(onInput: { _ in }, onResize: { _ in })
    }

    for (environment, term) in [(["TERM": "dumb"], "dumb"), ([:], "")] {
      let dumb = TerminalScreen(
        loop: loop, input: terminal.app, output: terminal.app, environment: environment)
      #expect(throws: TerminalScreenError.tooSimple(term: term)) {
        try dumb.start(onInput: { _ in }, onResize: { _ in })
      }
    }

    try screen.start(onInput: { _ in }, onResize: { _ in })
    defer { screen.stop() }
    let second = try PseudoTerminal()
    let rival = TerminalScreen(
      loop: loop, input: second.app, output: second.app, environment: ["TERM": "xterm"])
    #expect(throws: TerminalScreenError.alreadyInUse) {
      try rival.start(onInput: { _ in }, onResize: { _ in })
    }
    #expect(second.isCooked)
  }

  @Test func `each refusal says what to do`() {
    let errors: [TerminalScreenError] = [
      .notATerminal(descriptor: 0), .tooSimple(term: "dumb"), .tooSimple(term: ""), .alreadyInUse,
      .system(call: "tcgetattr", code: EIO),
    ]
    #expect(
      errors.map(\.description) == [
        "File descriptor 0 is not a terminal. Run the app in a terminal, without redirecting its "
          + "input and output.",
        "A terminal of type \"dumb\" cannot move its cursor. Run the app in another terminal, or set "
          + "TERM to what this one really is, such as TERM=xterm-256color.",
        "The terminal's type is not known (TERM is not set). Run the app in another terminal, or set "
          + "TERM to what this one really is, such as TERM=xterm-256color.",
        "Another screen of this process has the terminal. Stop it before you start a new one.",
        "The terminal could not be set up: tcgetattr failed: Input/output error.",
      ])
  }

  @Test(arguments: [
    ([:], CGSize(width: 640, height: 384)),
    (["COLUMNS": "40", "LINES": "10"], CGSize(width: 320, height: 160)),
    (["COLUMNS": "-1", "LINES": "zero"], CGSize(width: 640, height: 384)),
  ])
  func `a terminal without a size gets one`(
    environment: [String: String], size: CGSize
  ) throws {
    let unknown = try PseudoTerminal(columns: 0, rows: 0)
    let screen = TerminalScreen(
      loop: loop, input: unknown.app, output: unknown.app, environment: environment)
    #expect(screen.size == size)
  }
}
