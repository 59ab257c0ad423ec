import AppRuntime
import AutomationProtocol

/// Keeps the walk through a tree for as long as it is true, so that several questions between two turns
/// of the app cost one walk.
///
/// Anything of the app runs in a settling of its loop, or changes the tree's version at once. The walk is
/// let go before the loop settles: the app's own objects must not live longer because a test has looked
/// at them.
@MainActor
final class TreeWalkKeeper {
  private var kept: (walk: TreeWalk, version: UInt64, settlings: Int)?

  /// Begins to keep walks.
  init(loop: EventLoop) {
    loop.beforeSettling { [weak self] in self?.letGo() }
  }

  /// Holds no element any longer; to be called before the app gets an event.
  func letGo() { kept = nil }

  /// The walk through a tree as it is now.
  func walk(through tree: any ElementTree, _ loop: EventLoop) -> TreeWalk {
    if let kept, kept.version == tree.version, kept.settlings == loop.settlings { return kept.walk }
    let walk = TreeWalk(inside: tree.application)
    kept = (walk, tree.version, loop.settlings)
    return walk
  }
}
