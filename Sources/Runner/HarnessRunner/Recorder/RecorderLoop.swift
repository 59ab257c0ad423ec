import AppDriving
import AutomationProtocol
import Foundation
import TerminalEvents

/// Hands what a person does at the terminal to the recorder, and the app's screen to the terminal.
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

  /// How the person ended the recording.
  enum Outcome { case done, discarded }

  /// How often an app is looked at that has work in progress in real time.
  private static let frame = Duration.milliseconds(50)
  /// How long the byte of the escape key waits for others that make it a sequence.
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

  /// Says what a terminal of a size is too small for; `nil` if it isn't.
  private func problem(of size: (columns: Int, rows: Int)) -> String? {
    let rows = height + RecorderScreen.rowsBelow
    guard size.columns < columns || size.rows < rows else { return nil }
    return "the app's screen has \(columns) × \(height) cells, for which the terminal needs "
      + "\(columns) × \(rows); it has \(size.columns) × \(size.rows)."
  }

  /// Hands over the steps, and what was typed into secure fields.
  func finish(_ recording: inout Recording) {
    recording.steps = recorder.steps
    recording.secrets = recorder.knownSecrets
  }

  /// Records until the person is done.
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
    // What nobody sees gets neither keys nor clicks.
    case _ where problem(of: terminal.size) != nil: break
    case .key(KeyStroke(.function(2))): try recorder.expectNext()
    case .key(KeyStroke(.escape)) where recorder.isExpecting: recorder.stopExpecting()
    default: try recorder.take(input)
    }
    return nil
  }

  /// How long nothing changes by itself: until the next deadline of the app's clock.
  private func pause() throws -> Duration? {
    if decoder.isWaiting { return Self.sequencePause }
    guard canPassTime else { return Self.frame }
    let clock = try session.call(ClockCall())
    if clock.isReal { return Self.frame }
    return clock.next.map { .seconds(max(0, $0 - clock.now)) }
  }

  /// The app's time goes with the person's.
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
