import Foundation
import SystemShims
import Testing

/// The end of a process that isn't a child of the test's.
struct ProcessEnding {
  private let descriptor: Int32

  init(of process: pid_t) throws { descriptor = try #require(ProcessDescriptor.open(process)) }

  /// Waits for the end; returns false if it doesn't come, so that the test doesn't hang.
  func wait() -> Bool {
    defer { close(descriptor) }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count: Int32 = -1
    repeat { count = poll(&entry, 1, 60_000) } while count < 0 && errno == EINTR
    return count == 1
  }
}
