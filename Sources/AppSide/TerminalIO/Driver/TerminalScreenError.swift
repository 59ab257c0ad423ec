import Foundation

/// The reason the terminal can't be used.
package enum TerminalScreenError: Error, Hashable, Sendable {
  /// A descriptor isn't a terminal, but a file or a pipe.
  case notATerminal(descriptor: Int32)
  /// The terminal can't move its cursor (`TERM`).
  case tooSimple(term: String)
  /// Another screen of this process uses the terminal.
  case alreadyInUse
  /// A system call failed.
  case system(call: String, code: Int32)
}

extension TerminalScreenError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notATerminal(let descriptor):
      """
      File descriptor \(descriptor) is not a terminal. Run the app in a terminal, without redirecting \
      its input and output.
      """
    case .tooSimple(let term):
      """
      \(term.isEmpty ? "The terminal's type is not known (TERM is not set)" : """
        A terminal of type "\(term)" cannot move its cursor
        """). Run the app in another terminal, or set TERM to what this one really is, such as \
      TERM=xterm-256color.
      """
    case .alreadyInUse:
      "Another screen of this process has the terminal. Stop it before you start a new one."
    case .system(let call, let code):
      "The terminal could not be set up: \(call) failed: \(String(cString: strerror(code)))."
    }
  }
}
