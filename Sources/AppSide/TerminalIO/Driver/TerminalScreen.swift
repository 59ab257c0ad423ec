import AppRuntime
import CellRendering
import Foundation
import Synchronization
import TerminalEvents

/// The terminal as the app's screen and input, for use by hand.
///
/// From `start` to `stop` it owns the terminal; if the app ends in any other way (exit, signals, crashes),
/// the terminal is restored as well. Ctrl-C, Ctrl-\ and Ctrl-Z keep their meaning, so even an app that hangs
/// can be ended or stopped. The app's output is shown afterwards.
@MainActor
package final class TerminalScreen {
  /// Called when the terminal's window becomes active or inactive.
  package var onFocusChange: ((Bool) -> Void)?
  /// The colour with which translucent colours are mixed where nothing is drawn.
  package var paper = DisplayColor.white
  /// The size in points: whole cells.
  package private(set) var size: CGSize

  private let loop: EventLoop
  private let input: Int32
  private let output: Int32
  private let environment: [String: String]
  private let holdsBackPipes: Bool
  private var diff: TerminalDiff
  private var decoder = TerminalScreen.newDecoder()
  private var session: TerminalSession?
  private var onInput: (TerminalInput) -> Void = { _ in }
  private var onResize: (CGSize) -> Void = { _ in }
  /// The cells that the terminal shows, or `nil` if they aren't known.
  private var shown: CellBuffer?
  private var list: DisplayList?
  /// The moment of the last input.
  private var lastArrival = ContinuousClock.now

  private static func newDecoder() -> TerminalInputDecoder {
    TerminalInputDecoder(
      cellSize: CGSize(width: CellMetrics.width, height: CellMetrics.height))
  }

  /// Makes a screen that isn't shown yet.
  ///
  /// - Parameters:
  ///   - loop: The app's loop, which then reads the terminal.
  ///   - input: A terminal's descriptor, to read from.
  ///   - output: A descriptor of the same terminal, to write to.
  ///   - environment: The environment, which tells the colours of the terminal.
  ///   - holdsBackPipes: Whether output into pipes waits until the screen is gone as well, because the pipes'
  ///     readers may write to the same terminal.
  package init(
    loop: EventLoop, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    holdsBackPipes: Bool = false
  ) {
    self.loop = loop
    self.input = input
    self.output = output
    self.environment = environment
    self.holdsBackPipes = holdsBackPipes
    diff = TerminalDiff(depth: ColorDepth(environment: environment))
    size = Self.size(of: output, input, environment)
  }

  /// Returns whether both descriptors are a terminal that can show a screen.
  package static func isAvailable(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isatty(input) == 1 && isatty(output) == 1 && isCapable(environment["TERM"])
  }

  /// Returns whether a type of terminal can move its cursor, which an unknown type may not be able to do.
  private static func isCapable(_ term: String?) -> Bool { !["", "dumb"].contains(term ?? "") }

  /// Whether the terminal is in use by this screen.
  package var isStarted: Bool { session != nil }

  /// Takes over the terminal.
  ///
  /// - Parameters:
  ///   - onInput: Called for each key, mouse action and paste.
  ///   - onResize: Called for each new size, but not for the first one, which is `size`.
  /// - Throws: `TerminalScreenError`.
  package func start(
    onInput: @escaping (TerminalInput) -> Void, onResize: @escaping (CGSize) -> Void
  ) throws {
    for descriptor in [input, output] where isatty(descriptor) != 1 {
      throw TerminalScreenError.notATerminal(descriptor: descriptor)
    }
    guard Self.isCapable(environment["TERM"]) else {
      throw TerminalScreenError.tooSimple(term: environment["TERM"] ?? "")
    }
    let session = try TerminalSession(
      input: input, output: output, holdsBackPipes: holdsBackPipes)
    self.session = session
    self.onInput = onInput
    self.onResize = onResize
    size = Self.size(of: output, input, environment)
    shown = nil
    decoder = TerminalScreen.newDecoder()
    loop.addReader(input) { [weak self] in self?.read() }
    loop.addReader(session.events.reader) { [weak self] in self?.takeEvents() }
  }

  /// Shows a picture; only changed cells are sent.
  package func present(_ list: DisplayList) {
    if shown != nil, list == self.list { return }
    self.list = list
    guard let session else { return }
    let columns = (size.width / CellMetrics.width).whole
    let rows = (size.height / CellMetrics.height).whole
    let buffer = CellBuffer(list, paper: paper).resized(columns: columns, rows: rows)
    session.send(diff.bytes(from: shown, to: buffer))
    shown = buffer
  }

  /// Gives the terminal back; does nothing if it wasn't taken.
  package func stop() {
    guard let session else { return }
    loop.removeReader(input)
    loop.removeReader(session.events.reader)
    session.end()
    self.session = nil
    shown = nil
  }
}

// MARK: - Input

extension TerminalScreen {
  private func read() {
    let bytes = session?.read() ?? []
    guard !bytes.isEmpty else {
      // The terminal is gone, and the app's user with it.
      stop()
      loop.stop()
      return
    }
    deliver(decoder.decode(bytes))
    lastArrival = .now
    if decoder.isWaiting { session?.reportPause(after: Self.escapeDelay) }
  }

  /// Decides a lone escape, or waits again if newer input has arrived during the pause.
  private func takePause() {
    guard decoder.isWaiting else { return }
    if lastArrival.duration(to: .now) < Self.escapeDelay {
      session?.reportPause(after: Self.escapeDelay)
    } else {
      deliver(decoder.flush())
    }
  }

  private func deliver(_ events: [TerminalInputDecoder.Event]) {
    for event in events where isStarted {
      switch event {
      case .input(let input): onInput(input)
      case .focus(let isFocused): onFocusChange?(isFocused)
      }
    }
  }

  private func takeEvents() {
    for event in session?.events.take() ?? [] {
      switch event {
      case .continued:
        shown = nil
        resizeIfNeeded()
        if let list { present(list) }
      case .resized:
        resizeIfNeeded()
      case .paused:
        takePause()
      }
    }
  }

  private func resizeIfNeeded() {
    let newSize = Self.size(of: output, input, environment)
    guard newSize != size else { return }
    size = newSize
    shown = nil
    onResize(newSize)
  }

  /// Returns the size that the terminal reports, or else that of `LINES` and `COLUMNS`, or 80 × 24 cells.
  private static func size(
    of output: Int32, _ input: Int32, _ environment: [String: String]
  ) -> CGSize {
    for descriptor in [output, input] {
      var window = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
        return CGSize(
          width: CGFloat(window.ws_col) * CellMetrics.width,
          height: CGFloat(window.ws_row) * CellMetrics.height)
      }
    }
    guard let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0, columns < 10_000,
      let rows = environment["LINES"].flatMap(Int.init), rows > 0, rows < 10_000
    else { return CellMetrics.defaultScreenSize }
    return CGSize(
      width: CGFloat(columns) * CellMetrics.width, height: CGFloat(rows) * CellMetrics.height)
  }

  /// The real time for which an escape waits for the rest of its sequence: longer than the delays within a
  /// sequence, shorter than people notice.
  private static let escapeDelay = Duration.milliseconds(30)
}
