import Dispatch
import Synchronization
import SystemShims

/// What a diffable data source will know when the main queue has done what it was given.
///
/// UIKit lets apps apply snapshots on a queue of their own; what they ask there follows from what they
/// applied there.
final class QueuedState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private struct Content {
    var state = DiffableState<Section, Item>()
    /// How many changes the main queue has not made yet.
    var waiting = 0
  }

  private let content = Mutex(Content())

  /// What is known when all is done.
  var state: DiffableState<Section, Item> { content.withLock { $0.state } }

  /// Does something on the main queue: at once when this is the one, else after what it was given before.
  ///
  /// - Parameters:
  ///   - show: What to do.
  ///   - store: What will be known then.
  @MainActor
  func onMainQueue(
    _ show: @escaping @MainActor () -> Void,
    storing store: @Sendable (inout DiffableState<Section, Item>) -> Void
  ) {
    if MainQueue.isCurrent { return show() }
    add(store)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.takeNext()
        show()
      }
    }
  }

  /// Notes what the data source knows on the main queue.
  func follow(_ state: DiffableState<Section, Item>) {
    content.withLock { if $0.waiting == 0 { $0.state = state } }
  }

  private nonisolated func add(_ change: (inout DiffableState<Section, Item>) -> Void) {
    content.withLock { content in
      change(&content.state)
      content.waiting += 1
    }
  }

  private nonisolated func takeNext() { content.withLock { $0.waiting -= 1 } }
}
