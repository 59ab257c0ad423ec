import Foundation
import TerminalIO
import TerminalUIKit

/// The terminal that a person ran the tests in.
///
/// `swift test` gives the tests pipes for their standard streams and runs them in a process group of
/// their own, in the background of the terminal, from where nothing can be read: so the terminal is
/// opened by its name, and the group brought to its front for the time being.
@MainActor
final class HeldTerminal {
  let input: Int32
  let output: Int32
  /// Whether it is the one that the tests were started in: what they print ends up there.
  var isFoundByName: Bool { opened != nil }
  private let opened: Int32?
  private let foreground: pid_t?

  /// The terminal of a descriptor, or that of this process; nil where there is none, and where what is
  /// in its front has not started the tests.
  init?(input given: Int32?, environment: [String: String]) {
    let descriptor = given ?? open("/dev/tty", O_RDWR | O_CLOEXEC)
    opened = given == nil && descriptor >= 0 ? descriptor : nil
    input = descriptor
    output = descriptor
    let front = tcgetpgrp(descriptor)
    let isBehind = front > 0 && front != getpgrp()
    foreground = isBehind ? front : nil
    guard
      TerminalScreen.isAvailable(input: input, output: output, environment: environment),
      !isBehind || front == getpgid(getppid())
    else {
      if let opened { close(opened) }
      return nil
    }
    if isBehind { Self.bringToFront(getpgrp(), input) }
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
