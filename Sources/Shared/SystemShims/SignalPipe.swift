import Foundation
import Synchronization

/// Pipes into which a signal handler writes the numbers of signals, a byte each.
///
/// A handler may do hardly anything itself. Dispatch's signal sources are unsuitable: they wait for a
/// descriptor of Dispatch's, whose bookkeeping isn't safe (swiftlang/swift-corelibs-libdispatch#949), and
/// they need the signals to be ignored, which the process's children would inherit.
package enum SignalPipe {
  /// Catches signals.
  ///
  /// A signal that was caught before is written to the new pipe only.
  ///
  /// - Parameter numbers: The signals.
  /// - Returns: The end to read from, which never blocks and is closed on `exec`; `nil`, with the signals
  ///   unchanged, if no pipe can be made.
  package static func open(for numbers: [Int32]) -> Int32? {
    open(for: numbers, isBlocking: false)
  }

  /// Catches signals, and calls a listener with the number of each on a separate thread.
  ///
  /// The thread receives them even if all others block them.
  ///
  /// If no pipe can be made, the signals are unchanged.
  ///
  /// - Parameters:
  ///   - numbers: The signals.
  ///   - name: The thread's name.
  ///   - listener: Called once for each signal; it may block.
  package static func listen(
    to numbers: [Int32], named name: String, _ listener: @escaping @Sendable (Int32) -> Void
  ) {
    guard let output = open(for: numbers, isBlocking: true) else { return }
    let thread = Thread {
      // The parent process may have blocked them.
      unblock(numbers)
      read(output, listener)
    }
    thread.name = name
    thread.start()
  }

  private static func open(for numbers: [Int32], isBlocking: Bool) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must never wait for a reader.
    for end in isBlocking ? ends[1...] : ends[...] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    for number in numbers {
      writers[Int(number)].store(ends[1], ordering: .sequentiallyConsistent)
      signal(number, handler)
    }
    return ends[0]
  }

  private static func unblock(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
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

  /// The descriptor that the handler writes to, by signal; -1 before the first pipe.
  nonisolated(unsafe) private static let writers = {
    let writers = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: signalCount)
    for number in 0..<signalCount { (writers + number).initialize(to: Atomic(-1)) }
    return writers
  }()

  /// One more than Linux's highest signal, 64.
  private static let signalCount = 65

  /// Calls only functions that are safe in a signal handler (signal-safety(7)).
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let reason = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writers[Int(number)].load(ordering: .relaxed), &byte, 1)
    errno = reason
  }
}
