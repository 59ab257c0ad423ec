import Foundation

/// The variables of a program in a terminal.
enum TerminalEnvironment {
  /// The adapter's variables, and those that describe the terminal.
  static var variables: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LINES", "COLUMNS", "TERM_PROGRAM", "TMUX", "STY"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    environment["COLORTERM"] = "truecolor"
    // ncurses waits this long, in milliseconds, whether an escape is a key or begins one.
    if environment["ESCDELAY"] == nil { environment["ESCDELAY"] = "25" }
    return environment
  }
}
