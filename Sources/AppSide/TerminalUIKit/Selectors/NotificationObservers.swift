import Foundation
import Synchronization

/// The observers of all notification centres that were added with a selector.
///
/// A centre of Linux's Foundation can't find them by the observer, and nothing can be attached to
/// it, so the process has one list. The entries of deallocated observers are removed when one is
/// added.
final class NotificationObservers: Sendable {
  /// One observer of some notifications.
  ///
  /// It is immutable, and Foundation's token and centre may be used on any thread.
  struct Entry: @unchecked Sendable {
    weak var center: NotificationCenter?
    let observer: WeakTarget
    let name: NSNotification.Name?
    let object: WeakTarget
    let token: any NSObjectProtocol
  }

  static let shared = NotificationObservers()

  private let entries = Mutex<[Entry]>([])

  func add(_ entry: Entry) {
    let ended = entries.withLock { entries in
      let ended = entries.filter { $0.observer.value == nil || $0.center == nil }
      entries.removeAll { $0.observer.value == nil || $0.center == nil }
      entries.append(entry)
      return ended
    }
    for entry in ended { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
  }

  /// Removes the entries of an observer.
  ///
  /// - Returns: Their tokens.
  func remove(
    _ observer: AnyObject, _ center: NotificationCenter, name: NSNotification.Name?, object: Any?
  ) -> [any NSObjectProtocol] {
    // An observer that is being deallocated has no weak references any more; its entries, too, go.
    let isRemoved: (Entry) -> Bool = { entry in
      guard entry.center === center else { return false }
      guard let known = entry.observer.value else { return true }
      return known as AnyObject === observer && (name == nil || entry.name == name)
        && (object == nil || entry.object.matches(object))
    }
    let wanted = Unchecked(isRemoved)
    let removed = entries.withLock { entries in
      let removed = entries.filter(wanted.value)
      entries.removeAll(where: wanted.value)
      return removed
    }
    return removed.map(\.token)
  }
}
