import Foundation

/// Carries events from outside the app's loop into it: signal handlers and timers write, the loop reads.
///
/// It stays open as long as a handler or a timer may still write.
final class EventPipe: Sendable {
  enum Event: UInt8, CaseIterable {
    case continued, resized
    /// Input has paused long enough.
    case paused
  }

  /// The loop's end.
  let reader: Int32
  /// The end for handlers and timers.
  let writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalScreenError.system(call: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never wait for the loop.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Returns the events since the last call; several of one kind count once.
  func take() -> [Event] {
    let bytes = Self.read(from: reader)
    return Event.allCases.filter { bytes.contains($0.rawValue) }
  }

  /// Reports an event; has no effect if the pipe is full.
  static func report(_ event: Event, to writer: Int32) {
    var byte = event.rawValue
    _ = write(writer, &byte, 1)
  }

  /// Reads the available bytes; empty at the end of the input.
  static func read(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      var result = -1
      repeat {
        result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
  }
}
