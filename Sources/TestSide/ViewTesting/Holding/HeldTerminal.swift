import Foundation
import TerminalIO
import TerminalUIKit

/// The terminal in which a person started the tests.
///
/// `swift test` gives the tests pipes as standard streams and runs them in a background process group,
/// which can't read from the terminal. So the terminal is opened by name, and the group becomes the
/// foreground group for a while.
@MainActor
final class HeldTerminal {
  let input: Int32
  let output: Int32
  /// Whether this is the terminal in which the tests were started and to which they print.
  var isFoundByName: Bool { opened != nil }
  private let opened: Int32?
  private let foreground: pid_t?

  /// Uses the terminal of a descriptor, or opens the terminal of this process.
  ///
  /// The result is `nil` if there is no terminal, or if its foreground group didn't start the tests.
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

  /// Returns the terminal to its previous foreground group.
  func release() {
    if let foreground { Self.bringToFront(foreground, input) }
    if let opened { close(opened) }
  }

  /// Makes a group the foreground group.
  ///
  /// In the background, `tcsetpgrp` stops the process unless SIGTTOU is blocked.
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
