import Dispatch
import Foundation
import Synchronization

/// A timer that a thread sets after it has computed.
final class LateTimer: Sendable {
  private let state = Atomic(false)

  /// Whether the timer is over.
  var isOver: Bool { state.load(ordering: .acquiring) }

  /// Starts the thread.
  init(after seconds: Double) {
    let thread = Thread { [self] in
      let start = clock()
      while clock() - start < Self.computingTime {}
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
        state.store(true, ordering: .releasing)
        DispatchQueue.main.async {}
      }
    }
    thread.start()
  }

  /// Three milliseconds in the units of `clock()`, which is less than the app's clock waits for a computing
  /// thread.
  private static let computingTime = CLOCKS_PER_SEC * 3 / 1000
}
