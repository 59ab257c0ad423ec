import Foundation
import Synchronization

/// Pipes into which the handler of signals writes their numbers, a byte each.
///
/// A handler may do next to nothing itself. Dispatch's signal sources would do, but they wait for a
/// descriptor of Dispatch's, whose bookkeeping is not safe
/// (swiftlang/swift-corelibs-libdispatch#949), and the signals have to be ignored for them, which the
/// process's own children would inherit.
package enum SignalPipe {
  /// Catches signals.
  ///
  /// A signal that was caught before goes to the new pipe only.
  ///
  /// - Parameter numbers: The signals.
  /// - Returns: The end to read from, which never blocks and is closed on `exec`; `nil`, with the signals as
  ///   they were, if there is no pipe to be had.
  package static func open(for numbers: [Int32]) -> Int32? {
    open(for: numbers, isBlocking: false)
  }

  /// Catches signals, and calls a listener with the number of each on a thread of its own.
  ///
  /// The thread takes them even if all others block them.
  ///
  /// Without a pipe to be had the signals stay as they are.
  ///
  /// - Parameters:
  ///   - numbers: The signals.
  ///   - name: The thread's name.
  ///   - listener: Called once for each signal; it may take its time.
  package static func listen(
    to numbers: [Int32], named name: String, _ listener: @escaping @Sendable (Int32) -> Void
  ) {
    guard let output = open(for: numbers, isBlocking: true) else { return }
    let thread = Thread {
      // Whoever has started the process may have blocked them.
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

  /// Where the handler writes, by signal; -1 before the first pipe.
  nonisolated(unsafe) private static let writers = {
    let writers = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: signalCount)
    for number in 0..<signalCount { (writers + number).initialize(to: Atomic(-1)) }
    return writers
  }()

  /// Linux numbers signals from 1 to 64.
  private static let signalCount = 65

  /// Only calls what is safe in a signal handler (signal-safety(7)).
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let reason = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writers[Int(number)].load(ordering: .relaxed), &byte, 1)
    errno = reason
  }
}
