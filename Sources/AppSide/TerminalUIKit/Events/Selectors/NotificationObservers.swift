import Foundation
import Synchronization

/// The observers of all notification centres that were added with a selector.
///
/// A centre of Linux's Foundation can't find them by the observer, and nothing can be attached to
/// it, so the process has one list. The entries of deallocated observers are removed when one is
/// added.
///
/// Nothing is read from a weak reference, called or deallocated while the list is locked: the last
/// reference to an observer may end at that moment, and the observer may then remove itself.
final class NotificationObservers: Sendable {
  /// One observer of some notifications.
  ///
  /// It is immutable except for an atomic flag, and Foundation's token and centre may be used on any
  /// thread.
  final class Entry: @unchecked Sendable {
    let center: WeakTarget
    let observer: WeakTarget
    let name: NSNotification.Name?
    /// The sender of the notifications, or no target for any sender.
    let sender: WeakTarget
    /// The centre's token for the observer.
    let token: any NSObjectProtocol
    /// Whether the observer still receives notifications.
    let subscription: Subscription

    init(
      center: NotificationCenter, observer: WeakTarget, name: NSNotification.Name?,
      sender: WeakTarget, token: any NSObjectProtocol, subscription: Subscription
    ) {
      self.center = WeakTarget(center)
      self.observer = observer
      self.name = name
      self.sender = sender
      self.token = token
      self.subscription = subscription
    }

    /// Whether the observer or the centre is deallocated.
    var hasEnded: Bool { observer.value == nil || center.value == nil }
  }

  /// Whether an observer still receives notifications.
  ///
  /// An observer that is removed while a notification is posted doesn't receive it.
  final class Subscription: Sendable {
    private let isOver = Atomic<Bool>(false)

    var isActive: Bool { !isOver.load(ordering: .acquiring) }

    func end() { isOver.store(true, ordering: .releasing) }
  }

  static let shared = NotificationObservers()

  private let entries = Mutex<[Entry]>([])

  func add(_ entry: Entry) {
    let others = entries.withLock { entries in
      let others = entries
      entries.append(entry)
      return others
    }
    let ended = others.filter(\.hasEnded)
    guard !ended.isEmpty else { return }
    let identities = Set(ended.map(ObjectIdentifier.init))
    let isEnded: @Sendable (Entry) -> Bool = { identities.contains(ObjectIdentifier($0)) }
    entries.withLock { $0.removeAll(where: isEnded) }
    for entry in ended {
      (entry.center.object as? NotificationCenter)?
        .removeObserver(entry.token as Any, name: nil, object: nil)
    }
  }

  /// Removes the entries of an observer.
  ///
  /// Objects are told apart by their identities, so that an observer can be removed while it is
  /// deallocated. A leftover entry of an earlier object at the same address is also removed.
  ///
  /// - Returns: Their tokens.
  func remove(
    _ observer: AnyObject, _ center: NotificationCenter, name: NSNotification.Name?, object: Any?
  ) -> [any NSObjectProtocol] {
    let observer = ObjectIdentifier(observer)
    let center = ObjectIdentifier(center)
    let sender = WeakTarget(object).identity
    let isRemoved: @Sendable (Entry) -> Bool = { entry in
      entry.observer.identity == observer && entry.center.identity == center
        && (name == nil || entry.name == name) && (sender == nil || entry.sender.identity == sender)
    }
    let removed = entries.withLock { entries in
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
    for entry in removed { entry.subscription.end() }
    return removed.map(\.token)
  }
}
