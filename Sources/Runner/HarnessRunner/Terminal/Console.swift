import Foundation

/// The output of a command, with colour in a terminal and plain text elsewhere or with `NO_COLOR`.
struct Console: Sendable {
  /// Whether the output may contain colours.
  var hasColor: Bool
  /// The width of the terminal, in cells; `nil` if the output is none.
  var columns: Int?
  /// Whether the output is a screen that can be cleared.
  var isScreen: Bool { columns != nil && environment["TERM"].map { $0 != "dumb" } ?? false }
  /// The variables of the environment that a command heeds.
  var environment: [String: String]
  private let output: @Sendable (String) -> Void
  private let errorOutput: @Sendable (String) -> Void

  /// The process's standard output.
  static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    let isPlain =
      environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      || environment["TERM"] == "dumb"
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Console(
      hasColor: isTerminal && !isPlain, columns: isTerminal ? TerminalWidth.current : nil
    ) { text in
      write(text, to: .standardOutput)
    } error: { text in
      write(text, to: .standardError)
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      // The reader has exited, as with `| head`, so end the way Unix programs do. Sessions ignore
      // the signal.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
  }

  init(
    hasColor: Bool, columns: Int? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    output: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void
  ) {
    self.hasColor = hasColor
    self.columns = columns
    self.environment = environment
    self.output = output
    errorOutput = error
  }

  func print(_ line: String = "") { output(line + "\n") }

  /// Writes a text without a new line, for a line that is written again and again.
  func write(_ text: String) { output(text) }

  func printError(_ line: String) { errorOutput(line + "\n") }

  /// Returns the text in a style of the terminal, if colours are allowed.
  func styled(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text style of the terminal (ECMA-48, select graphic rendition).
  enum Style: String, Sendable {
    case bold = "1"
    case faint = "2"
    case green = "32"
    case red = "31"
    case yellow = "33"
  }
}
