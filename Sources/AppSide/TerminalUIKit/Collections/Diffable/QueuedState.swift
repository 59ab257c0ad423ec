import Dispatch
import Synchronization
import SystemShims

/// The state that a diffable data source will have after the main queue has run all scheduled
/// changes.
///
/// UIKit lets apps apply snapshots on a background queue. Queries on that queue must reflect the
/// snapshots that were applied there.
final class QueuedState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private struct Content {
    var state = DiffableState<Section, Item>()
    /// The number of changes that the main queue has not made yet.
    var pendingCount = 0
  }

  private let content = Mutex(Content())

  /// The state after all scheduled changes.
  var state: DiffableState<Section, Item> { content.withLock { $0.state } }

  /// Makes a change on the main queue, immediately if this is the main queue, or else after earlier
  /// changes.
  ///
  /// - Parameters:
  ///   - show: The change to make on the main queue.
  ///   - store: The same change of the state.
  @MainActor
  func onMainQueue(
    _ show: @escaping @MainActor () -> Void,
    storing store: @Sendable (inout DiffableState<Section, Item>) -> Void
  ) {
    if MainQueue.isCurrent { return show() }
    add(store)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.didRunChange()
        show()
      }
    }
  }

  /// Updates the state to that of the main queue, unless changes are scheduled.
  func follow(_ state: DiffableState<Section, Item>) {
    content.withLock { if $0.pendingCount == 0 { $0.state = state } }
  }

  private nonisolated func add(_ change: (inout DiffableState<Section, Item>) -> Void) {
    content.withLock { content in
      change(&content.state)
      content.pendingCount += 1
    }
  }

  private nonisolated func didRunChange() { content.withLock { $0.pendingCount -= 1 } }
}
