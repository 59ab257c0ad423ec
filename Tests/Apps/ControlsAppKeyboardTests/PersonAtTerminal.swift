import CellRendering
import Dispatch
import Foundation
import SystemShims
import TerminalTestSupport
import Testing

/// An app in a separate terminal, with methods for the person who types and reads the screen.
final class PersonAtTerminal {
  private let terminal: PseudoTerminal
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private var emulator: TerminalEmulator
  /// The app's output since the last complete picture.
  private var unread: [UInt8] = []
  /// Whether the app has restored the terminal.
  private var isGivenBack = false

  /// Launches an app that was built beside the tests.
  init(
    _ app: String, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    emulator = TerminalEmulator(columns: Int(columns), rows: Int(rows))
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent(app)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLORFGBG", "LINES", "COLUMNS"] { environment[name] = nil }
    environment["TERM"] = "xterm"
    environment["COLORTERM"] = "truecolor"
    process.environment = environment
    let end = FileHandle(fileDescriptor: terminal.app, closeOnDealloc: false)
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    process.terminationHandler = { [ended] _ in ended.signal() }
    try ProcessStart.exclusively { try process.run() }
  }

  /// Ends the app if it is still running.
  deinit { if process.isRunning { process.terminate() } }

  func type(_ keys: String) { terminal.type(keys) }

  /// Changes the size of the terminal.
  func resize(columns: UInt16, rows: UInt16) {
    emulator = TerminalEmulator(columns: Int(columns), rows: Int(rows))
    terminal.setSize(columns: columns, rows: rows)
    // The terminal doesn't control the app's session, so the system sends no signal.
    kill(process.processIdentifier, SIGWINCH)
  }

  /// Whether the app has drawn since its launch or the last resize.
  var hasPicture: Bool { emulator.updates > 0 }

  /// The rows of the screen, without trailing blanks.
  var rows: [String] {
    (0..<emulator.rows).map { row in
      let cells = emulator.cells[row * emulator.columns..<(row + 1) * emulator.columns]
      let text = String(cells.filter { $0.width > 0 }.map(\.character))
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  var screen: String { rows.joined(separator: "\n") }

  /// The text between the bars of the focus mark, or `nil` if there is no mark.
  ///
  /// The bar on the right can be under a list's scroll bar.
  var focusedText: String? {
    guard let row = rows.first(where: { $0.contains("▌") }) else { return nil }
    let text = row.drop { $0 != "▌" }.dropFirst().prefix { $0 != "▐" }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Reads the terminal until the screen is as expected, or records an issue.
  func waits(
    for what: String, _ location: SourceLocation = #_sourceLocation,
    until isExpected: (PersonAtTerminal) -> Bool
  ) {
    let limit = ContinuousClock.now.advanced(by: .seconds(Self.patience))
    while true {
      read()
      if isExpected(self) { return }
      var watched = pollfd(fd: terminal.person, events: Int16(POLLIN), revents: 0)
      let rest = ContinuousClock.now.duration(to: limit)
      guard rest > .zero, poll(&watched, 1, Int32(rest / .milliseconds(1)) + 1) > 0 else { break }
    }
    Issue.record("no \(what) on the screen:\n\(screen)", sourceLocation: location)
  }

  /// Reads the terminal until a text is on the screen.
  func sees(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    waits(for: "'\(text)'", location) { $0.screen.contains(text) }
  }

  /// Reads the terminal until a text is no longer on the screen.
  func seesNo(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    waits(for: "screen without '\(text)'", location) { !$0.screen.contains(text) }
  }

  /// Reads the terminal until the focus is on a row with a text.
  func seesFocus(on text: String, _ location: SourceLocation = #_sourceLocation) {
    waits(for: "focus on '\(text)'", location) { $0.focusedText?.contains(text) == true }
  }

  /// Interrupts the app, and kills it if it doesn't end in time.
  ///
  /// - Returns: The text below the prompt after the app has ended.
  func quit() -> String {
    // Control-C is a signal only in a terminal that controls a session.
    kill(process.processIdentifier, SIGINT)
    return leave()
  }

  /// Waits until the app ends, and kills it if that takes too long.
  ///
  /// - Returns: The text below the prompt after the app has ended.
  func leave() -> String {
    let isOver = ended.wait(timeout: .now() + .seconds(Self.patience)) == .success
    read()
    guard isOver else {
      kill(process.processIdentifier, SIGKILL)
      return "the app hasn't ended, and shows:\n\(screen)"
    }
    return isGivenBack ? String(decoding: unread, as: UTF8.self) : "the terminal is not given back"
  }

  /// The exit status of an app that has ended.
  var status: Int32 { process.terminationStatus }

  /// Reads the app's output, in which a picture may come in several parts.
  private func read() {
    unread += terminal.received()
    while let end = unread.firstRange(of: Self.endOfUpdate) {
      emulator.receive(Array(unread[..<end.upperBound]))
      unread.removeSubrange(..<end.upperBound)
    }
    if let end = unread.firstRange(of: Self.leaving) {
      isGivenBack = true
      unread.removeSubrange(..<end.upperBound)
    }
  }

  private static let endOfUpdate = Array("\u{1B}[?2026l".utf8)
  /// The last escape sequence with which an app restores the terminal.
  private static let leaving = Array("\u{1B}[?1049l".utf8)
  /// The maximum time for a screen to appear or the app to end on the busiest machine, in seconds.
  private static let patience = 60
}
