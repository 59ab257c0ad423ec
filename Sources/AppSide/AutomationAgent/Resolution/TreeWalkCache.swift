import AppRuntime
import AutomationProtocol

/// Caches the walk through a tree while it is valid, so that several queries in a row share one
/// walk.
///
/// The app's code runs only when its loop settles, or it changes the tree's version at once. The
/// cache is dropped before the loop settles, so that a test's queries don't extend the lifetime of
/// the app's objects.
@MainActor
final class TreeWalkCache {
  private var cached: (walk: TreeWalk, version: UInt64, settlings: Int)?

  /// Makes an empty cache.
  init(loop: EventLoop) {
    loop.beforeSettling { [weak self] in self?.invalidate() }
  }

  /// Empties the cache; must be called before the app receives an event.
  func invalidate() { cached = nil }

  /// Returns the walk through the current tree.
  func walk(through tree: any ElementTree, _ loop: EventLoop) -> TreeWalk {
    if let cached, cached.version == tree.version, cached.settlings == loop.settlings {
      return cached.walk
    }
    let walk = TreeWalk(inside: tree.application)
    cached = (walk, tree.version, loop.settlings)
    return walk
  }
}
