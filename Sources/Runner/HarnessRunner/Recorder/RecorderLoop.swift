import AppDriving
import AutomationProtocol
import Foundation
import TerminalEvents

/// Passes a person's input at the terminal to the recorder, and the app's screen to the terminal.
final class RecorderLoop {
  private let session: AppSession
  private let recorder: Recorder
  private let terminal: RecorderTerminal
  private let console: Console
  private var decoder: TerminalInputDecoder
  private let columns: Int
  private let height: Int
  private var rows: [String] = []
  private var version: UInt64?
  private let canPassTime: Bool
  private var last = ContinuousClock.now

  /// The way in which the person ended the recording.
  enum Outcome { case done, discarded }

  /// The interval at which to check an app that works in real time.
  private static let frame = Duration.milliseconds(50)
  /// The time that an escape byte waits for further bytes of a sequence.
  private static let sequencePause = Duration.milliseconds(50)

  init(_ session: AppSession, terminal: RecorderTerminal, console: Console) throws {
    self.session = session
    self.terminal = terminal
    self.console = console
    let screen = session.initialization.screenSize
    let cell = TerminalCell.size
    columns = Int((screen.width / cell.width).rounded())
    height = Int((screen.height / cell.height).rounded())
    decoder = TerminalInputDecoder(cellSize: cell)
    recorder = try Recorder(session, cellSize: cell)
    canPassTime = session.initialization.capabilities.contains(PassTimeCall.method)
    let size = terminal.size
    if let problem = problem(of: size) {
      let smaller =
        "\(Int(Double(size.columns) * cell.width))x"
        + "\(Int(Double(max(1, size.rows - RecorderScreen.rowsBelow)) * cell.height))"
      throw MissingResource(
        message:
          "\(problem) Make it larger, or the app's screen smaller: -- -ui-testing.screen \(smaller)"
      )
    }
  }

  /// Returns a sentence about a terminal that is too small, or `nil`.
  private func problem(of size: (columns: Int, rows: Int)) -> String? {
    let rows = height + RecorderScreen.rowsBelow
    guard size.columns < columns || size.rows < rows else { return nil }
    return "the app's screen has \(columns) × \(height) cells, for which the terminal needs "
      + "\(columns) × \(rows); it has \(size.columns) × \(size.rows)."
  }

  /// Adds the steps and the texts typed into secure fields to a recording.
  func finish(_ recording: inout Recording) {
    recording.steps = recorder.steps
    recording.secrets = recorder.knownSecrets
  }

  /// Records until the person ends the recording.
  ///
  /// - Throws: `AppSessionError` when the app ends.
  func run() throws -> Outcome {
    while true {
      try draw()
      guard let bytes = terminal.read(within: try pause()) else { return .done }
      try passTime()
      let events = bytes.isEmpty && decoder.isWaiting ? decoder.flush() : decoder.decode(bytes)
      for event in events {
        guard case .input(let input) = event else { continue }
        if let outcome = try take(input) { return outcome }
      }
    }
  }

  private func take(_ input: TerminalInput) throws -> Outcome? {
    switch input {
    case .key(KeyStroke(.character("d"), .control)): return .done
    case .key(KeyStroke(.character("c"), .control)): return .discarded
    // An app that isn't visible gets neither keys nor clicks.
    case _ where problem(of: terminal.size) != nil: break
    case .key(KeyStroke(.function(2))): try recorder.expectNext()
    case .key(KeyStroke(.escape)) where recorder.isExpecting: recorder.stopExpecting()
    default: try recorder.take(input)
    }
    return nil
  }

  /// Returns the time until the app can change without input: until the next deadline of its clock.
  private func pause() throws -> Duration? {
    if decoder.isWaiting { return Self.sequencePause }
    guard canPassTime else { return Self.frame }
    let clock = try session.call(ClockCall())
    if clock.isReal { return Self.frame }
    return clock.next.map { .seconds(max(0, $0 - clock.now)) }
  }

  /// Advances the app's time by the person's real time.
  private func passTime() throws {
    let now = ContinuousClock.now
    defer { last = now }
    if canPassTime { try recorder.pass((now - last).seconds) } else { try recorder.look() }
  }

  private func draw() throws {
    let size = terminal.size
    if let problem = problem(of: size) {
      let notice = "\(problem) Make it larger; Ctrl-D: done, Ctrl-C: discard."
      terminal.write(RecorderScreen.drawn(notice, columns: size.columns))
      return
    }
    let capture = try session.call(CaptureCall(.ansi))
    if capture.version != version {
      var lines = String(decoding: capture.data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines = Array(lines.prefix(height))
      lines += Array(repeating: "", count: height - lines.count)
      (rows, version) = (lines, capture.version)
    }
    let screen = RecorderScreen(
      rows: rows, columns: columns, title: "recording \(session.name)",
      steps: recorder.steps.suffix(3).flatMap(\.featureSteps), message: recorder.message,
      isExpecting: recorder.isExpecting)
    terminal.write(screen.drawn(hasColor: console.hasColor))
  }
}
