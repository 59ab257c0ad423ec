import Foundation

/// The output of a command, with colour in a terminal and plain text elsewhere or with `NO_COLOR`.
///
/// After the first problem with standard output nothing more is written to it.
struct Console: Sendable {
  /// Writes a text to a stream.
  typealias Writing = @Sendable (String) throws(OutputProblem) -> Void

  /// Returns the width of a terminal, in cells.
  typealias Width = @Sendable () -> Int
  /// The features of a stream.
  typealias Features = (hasColor: Bool, width: Width?)

  /// Whether the output may contain colours.
  var hasColor: Bool
  /// The current width of the terminal, in cells; `nil` if the output isn't a terminal.
  var columns: Int? { width?() }
  /// Whether the output is a screen that can be cleared and whose lines can be overwritten.
  ///
  /// A “dumb” terminal would show the control sequences instead.
  var isScreen: Bool { columns != nil && environment["TERM"].map { $0 != "dumb" } ?? false }
  /// The environment variables that a command uses.
  var environment: [String: String]
  private let output: Writing
  private let errorOutput: Writing
  /// The features of standard error.
  private let errorFeatures: Features
  /// Returns the terminal's current width, in cells; `nil` if the output isn't a terminal.
  private var width: Width?
  private let state = OutputState()
  /// Whether standard output is for a report, so that other output goes to standard error.
  private var isDiverted = false

  /// The process's standard output.
  static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    let isPlain =
      environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      || environment["TERM"] == "dumb"
    func features(of descriptor: Int32) -> Features {
      guard isatty(descriptor) == 1 else { return (false, nil) }
      return (!isPlain, { TerminalWidth.width(of: descriptor) })
    }
    let own = features(of: STDOUT_FILENO)
    return Console(
      hasColor: own.hasColor, width: own.width, environment: environment,
      errorFeatures: features(of: STDERR_FILENO)
    ) { text throws(OutputProblem) in
      try CommandDescriptors.write(text, to: STDOUT_FILENO)
    } error: { text throws(OutputProblem) in
      try CommandDescriptors.write(text, to: STDERR_FILENO)
    }
  }

  init(
    hasColor: Bool, width: Width? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    errorFeatures: Features = (false, nil),
    output: @escaping Writing, error: @escaping Writing
  ) {
    self.hasColor = hasColor
    self.width = width
    self.environment = environment
    self.errorFeatures = errorFeatures
    self.output = output
    errorOutput = error
  }

  func print(_ line: String = "") { write(line + "\n") }

  /// Writes a text without a newline, for a line that is rewritten.
  func write(_ text: String) { isDiverted ? writeError(text) : writeOutput(text) }

  /// Writes a report or other machine-readable output to standard output.
  func writeOutput(_ text: String) {
    let problem = state.write { () throws(OutputProblem) in try output(text) }
    if let message = problem?.message { printError("error: \(message)") }
  }

  func printError(_ line: String) { writeError(line + "\n") }

  private func writeError(_ text: String) {
    // A problem with standard error can't be reported.
    try? errorOutput(text)
  }

  /// The console for a command whose report goes to standard output and whose other output goes to standard
  /// error.
  var forReportOnOutput: Console {
    var console = self
    console.isDiverted = true
    (console.hasColor, console.width) = errorFeatures
    return console
  }

  /// The reason why standard output can no longer be written, or `nil`.
  var problem: OutputProblem? { state.problem }

  /// Whether standard output has no reader any more, so that the command should end.
  var isReaderGone: Bool { problem == .readerGone }

  /// Calls a listener, once, when standard output has no reader any more.
  func whenReaderIsGone(_ listener: @escaping @Sendable () -> Void) {
    state.whenReaderIsGone(listener)
  }

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
