import Foundation
import Synchronization
import SystemShims

/// The terminal of a recording, from taking it to restoring it.
final class RecorderTerminal: Sendable {
  private let found: termios
  private let hasEnded = Mutex(false)
  /// A descriptor that is readable when the terminal's size has changed.
  private let resizes: Int32

  /// Takes the terminal, which must be standard input and output.
  ///
  /// - Throws: `MissingResource` if they aren't a terminal.
  init() throws {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0, isatty(STDOUT_FILENO) == 1 else {
      throw MissingResource(
        message: "“record” needs a terminal as standard input and output."
          + " In scripts, use “understudy repl”.")
    }
    // A pipe is needed so that a change between reading the size and waiting for keys ends the wait.
    guard let resizes = SignalPipe.open(for: [SIGWINCH]) else {
      throw MissingResource(message: "no pipe can be opened: \(String(cString: strerror(errno)))")
    }
    self.resizes = resizes
    self.found = found
    var raw = found
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    Self.write(Self.enter)
  }

  /// Restores the terminal; may be called from any thread, and repeatedly.
  func end() {
    hasEnded.withLock { hasEnded in
      guard !hasEnded else { return }
      hasEnded = true
      signal(SIGWINCH, SIG_DFL)
      Self.write(Self.leave)
      var found = found
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &found)
    }
  }

  /// The size in cells.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes to the terminal unless it has been restored, as a signal may arrive while a screen is drawn.
  func write(_ text: String) {
    hasEnded.withLock { hasEnded in
      if !hasEnded { Self.write(text) }
    }
  }

  private static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for input.
  ///
  /// - Parameter limit: The time limit, or `nil` to wait indefinitely.
  /// - Returns: The bytes, which are empty after the limit or a change of the terminal's size, or `nil` if
  ///   the terminal is gone.
  func read(within limit: Duration?) -> [UInt8]? {
    var descriptors = [STDIN_FILENO, resizes].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds = limit.map { Int32(min(($0.seconds * 1000).rounded(.up), 1e9)) } ?? -1
    guard poll(&descriptors, 2, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4096)
    if descriptors[1].revents != 0 {
      _ = Foundation.read(resizes, &bytes, bytes.count)
      return []
    }
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : Array(bytes.prefix(count))
  }

  /// Switches to the alternate screen without a cursor, with mouse reports (SGR) and bracketed paste.
  private static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  private static let leave =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
