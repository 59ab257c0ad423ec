import Foundation
import Synchronization

/// Listens for Ctrl-C and for a request to end (SIGINT and SIGTERM).
///
/// A handler may do next to nothing itself: it writes a byte into a pipe that a thread reads.
enum Interruption {
  /// Where the handler writes; -1 before the first listener.
  private static let input = Atomic<Int32>(-1)

  /// Calls a listener, on a thread of its own, at the first signal; the second ends the process.
  static func listen(_ listener: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    input.store(ends[1], ordering: .sequentiallyConsistent)
    let output = ends[0]
    let thread = Thread {
      var byte: UInt8 = 0
      while read(output, &byte, 1) < 0, errno == EINTR {}
      for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
      listener()
    }
    thread.name = "interruption"
    thread.start()
    for number in [SIGINT, SIGTERM] { signal(number, handler) }
  }

  /// Only calls what is safe in a signal handler (signal-safety(7)).
  private static let handler: @convention(c) (Int32) -> Void = { _ in
    let reason = errno
    var byte: UInt8 = 0
    _ = write(input.load(ordering: .relaxed), &byte, 1)
    errno = reason
  }
}
