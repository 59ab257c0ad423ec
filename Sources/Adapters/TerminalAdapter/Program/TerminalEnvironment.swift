import Foundation

/// The environment of a program in a terminal.
enum TerminalEnvironment {
  /// The adapter's variables, and those that describe the terminal.
  static var variables: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LINES", "COLUMNS", "TERM_PROGRAM", "TMUX", "STY"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    environment["COLORTERM"] = "truecolor"
    // ncurses waits this time, in milliseconds, to decide whether Escape is a key or begins a sequence.
    if environment["ESCDELAY"] == nil { environment["ESCDELAY"] = "25" }
    return environment
  }
}
