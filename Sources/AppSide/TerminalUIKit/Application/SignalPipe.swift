import Foundation
import Synchronization

/// A pipe into which signal handlers write, and a thread that reads it.
///
/// A handler may do next to nothing itself. Dispatch's signal sources would do, but they wait for a
/// descriptor of Dispatch's, whose bookkeeping is not safe
/// (swiftlang/swift-corelibs-libdispatch#949), and the signals have to be ignored for them, which the
/// app's own children would inherit.
enum SignalPipe {
  /// Where handlers write the signal's number; -1 before the first listener.
  private static let input = Atomic<Int32>(-1)

  /// Catches signals, and calls a listener with the number of each on a thread of its own.
  ///
  /// Without a pipe to be had the signals stay as they are.
  ///
  /// - Parameters:
  ///   - numbers: The signals to catch; each number fits in a byte.
  ///   - listener: Called once for each signal; it may take its time.
  static func listen(to numbers: [Int32], _ listener: @escaping @Sendable (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must never wait for a reader.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    input.store(ends[1], ordering: .sequentiallyConsistent)
    let output = ends[0]
    let thread = Thread { read(output, listener) }
    thread.name = "signals"
    thread.start()
    for number in numbers { signal(number, Self.handler) }
  }

  private static func read(_ output: Int32, _ listener: (Int32) -> Void) {
    var byte: UInt8 = 0
    while true {
      let count = Foundation.read(output, &byte, 1)
      if count == 1 {
        listener(Int32(byte))
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Only calls what is safe in a signal handler (signal-safety(7)).
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let reason = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(input.load(ordering: .relaxed), &byte, 1)
    errno = reason
  }
}
