import AppRuntime
import AutomationProtocol

/// Caches the walk through a tree while it is valid, so that several queries in a row share one
/// walk.
///
/// The app's code runs only when its loop settles, or it changes the tree's version at once. The
/// cache is dropped before the loop settles, so that a test's queries don't extend the lifetime of
/// the app's objects.
@MainActor
final class TreeWalkKeeper {
  private var kept: (walk: TreeWalk, version: UInt64, settlings: Int)?

  /// Makes an empty cache.
  init(loop: EventLoop) {
    loop.beforeSettling { [weak self] in self?.letGo() }
  }

  /// Empties the cache; must be called before the app receives an event.
  func letGo() { kept = nil }

  /// Returns the walk through the current tree.
  func walk(through tree: any ElementTree, _ loop: EventLoop) -> TreeWalk {
    if let kept, kept.version == tree.version, kept.settlings == loop.settlings { return kept.walk }
    let walk = TreeWalk(inside: tree.application)
    kept = (walk, tree.version, loop.settlings)
    return walk
  }
}
