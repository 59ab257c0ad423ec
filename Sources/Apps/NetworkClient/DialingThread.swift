import Foundation
import Synchronization

/// Opens a connection on a new thread.
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

  /// The results of the functions, or `nil` until they have returned.
  var result: DialCall.Result? { outcome.withLock { $0 } }
}
