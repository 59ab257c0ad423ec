import Foundation
import TerminalUIKit

/// The terminal that a person ran the tests in.
///
/// `swift test` reads the tests' output through a pipe, but leaves them the terminal as standard input.
/// It may also run them in the background of the terminal, from where nothing can be read.
@MainActor
final class HeldTerminal {
  let input: Int32
  let output: Int32
  private let opened: Int32?
  private let foreground: pid_t?

  /// Nil where there is no terminal.
  init?(input: Int32 = STDIN_FILENO) {
    guard isatty(input) == 1 else { return nil }
    self.input = input
    if TerminalScreen.isAvailable(input: input, output: STDOUT_FILENO) {
      output = STDOUT_FILENO
      opened = nil
    } else {
      guard let name = ttyname(input) else { return nil }
      let descriptor = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      guard TerminalScreen.isAvailable(input: input, output: descriptor) else {
        close(descriptor)
        return nil
      }
      output = descriptor
      opened = descriptor
    }
    let front = tcgetpgrp(input)
    foreground = front > 0 && front != getpgrp() ? front : nil
    if foreground != nil { Self.bringToFront(getpgrp(), input) }
  }

  /// Gives the terminal back to whoever had it.
  func release() {
    if let foreground { Self.bringToFront(foreground, input) }
    if let opened { close(opened) }
  }

  /// From the background this is a request that stops the process unless the signal is blocked.
  private static func bringToFront(_ group: pid_t, _ terminal: Int32) {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    tcsetpgrp(terminal, group)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
