import AppRuntime
import CellRendering
import Foundation
import Synchronization
import TerminalEvents

/// The terminal as the app's screen and input, for use by hand.
///
/// From `start` to `stop` it has the terminal to itself; on every other way out (exit, signals, crashes)
/// the terminal is given back as it was found. Ctrl-C, Ctrl-\ and Ctrl-Z keep their meaning, so even an
/// app that hangs can be ended or stopped. What the app prints meanwhile is shown afterwards.
@MainActor
package final class TerminalScreen {
  /// Called when the terminal's window becomes the active one, or ceases to be.
  package var onFocusChange: ((Bool) -> Void)?
  /// What translucent colours are mixed with where nothing is drawn.
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
  /// What the terminal shows; nil when that is not known.
  private var shown: CellBuffer?
  private var list: DisplayList?
  /// When something was read last.
  private var lastArrival = ContinuousClock.now

  private static func newDecoder() -> TerminalInputDecoder {
    TerminalInputDecoder(
      cellSize: CGSize(width: CellMetrics.width, height: CellMetrics.height))
  }

  /// Makes a screen that is not shown yet.
  ///
  /// - Parameters:
  ///   - loop: The app's loop, which then reads the terminal.
  ///   - input: A terminal's descriptor, to read from.
  ///   - output: A descriptor of the same terminal, to write to.
  ///   - environment: Says which colours the terminal has.
  ///   - holdsBackPipes: Whether what is printed into pipes waits until the screen is gone as well:
  ///     whoever reads them may write to the same terminal.
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

  /// Whether both descriptors are a terminal that a screen can be shown in.
  package static func isAvailable(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isatty(input) == 1 && isatty(output) == 1 && isCapable(environment["TERM"])
  }

  /// Whether a terminal of a type can move its cursor; one that says nothing of itself may not.
  private static func isCapable(_ term: String?) -> Bool { !["", "dumb"].contains(term ?? "") }

  /// Whether the terminal is in use by this screen.
  package var isStarted: Bool { session != nil }

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - onInput: What to do with each key, mouse action and paste.
  ///   - onResize: What to do with a new size; not called for the first one, which `size` tells.
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

  /// Shows a picture; only what changed is sent.
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

  /// Gives the terminal back; does nothing when it was not taken.
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

  /// Decides a lone escape; a pause that newer input has overtaken is measured anew.
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

  /// What the terminal says of its size; `LINES` and `COLUMNS` or 80 × 24 where it says nothing.
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

  /// How long an escape waits for the rest of its sequence, in real time: longer than a sequence is
  /// torn apart on the way, shorter than people notice.
  private static let escapeDelay = Duration.milliseconds(30)
}
