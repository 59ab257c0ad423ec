import Dispatch
import Synchronization

/// A latch that opens once, when a process has ended; any number of threads may wait for it.
final class ExitLatch: Sendable {
  private let end = Mutex<ProcessEnd?>(nil)
  private let group = DispatchGroup()

  init() { group.enter() }

  // Dispatch crashes when it frees a group that was entered but not left.
  deinit { open(.exited(status: 0)) }

  /// The end of the process, or `nil` while it runs.
  var value: ProcessEnd? { end.withLock { $0 } }

  /// Releases all waiting threads; only the first call counts.
  func open(_ newEnd: ProcessEnd) {
    let isFirst = end.withLock { end in
      guard end == nil else { return false }
      end = newEnd
      return true
    }
    if isFirst { group.leave() }
  }

  /// Waits, in real time, for the process to end.
  ///
  /// - Returns: The end of the process, or `nil` if it still runs.
  func wait(upTo limit: Duration) -> ProcessEnd? {
    if let value { return value }
    _ = group.wait(timeout: .now() + limit.dispatchInterval)
    return value
  }
}

extension Duration {
  /// The duration for Dispatch, which counts nanoseconds in 64 bits.
  var dispatchInterval: DispatchTimeInterval {
    .nanoseconds(Int(clamping: Int64((seconds * 1e9).rounded().clamped(to: 0...9e18))))
  }

  /// The duration in seconds.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
