import Foundation
import SystemShims

/// The end of a process that isn't a child of the test process.
package struct ProcessEnding {
  private let descriptor: Int32

  /// Begins to follow a process.
  ///
  /// - Throws: `POSIXError` if the process doesn't exist.
  package init(of process: pid_t) throws {
    guard let descriptor = ProcessDescriptor.open(process) else { throw POSIXError(.ESRCH) }
    self.descriptor = descriptor
  }

  /// Waits for the end; returns false after a timeout, so that the test doesn't hang.
  package func wait() -> Bool {
    defer { close(descriptor) }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count: Int32 = -1
    repeat { count = poll(&entry, 1, 60_000) } while count < 0 && errno == EINTR
    return count == 1
  }
}
