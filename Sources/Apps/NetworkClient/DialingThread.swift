import Foundation
import Synchronization

/// Opens a connection on a thread of its own.
final class DialingThread: Sendable {
  private let outcome = Mutex<DialCall.Result?>(nil)

  /// Starts the thread.
  init(_ call: DialCall) {
    let thread = Thread { [self] in
      let result = Dialer.dial(call)
      outcome.withLock { $0 = result }
      DispatchQueue.main.async {}
    }
    thread.start()
  }

  /// What the functions have returned, or `nil` before.
  var result: DialCall.Result? { outcome.withLock { $0 } }
}
