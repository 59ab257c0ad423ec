import Foundation

/// Observers that are notified by a call of one of their methods.
extension NotificationCenter {
  /// Calls a method of an observer for notifications (Foundation).
  ///
  /// Neither the observer nor the sender is retained.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - aSelector: A method without parameters, or one that takes the notification. It runs on the
  ///     thread that posts; a method of the main actor runs on the main thread.
  ///   - aName: The name of the notifications, or `nil` for all.
  ///   - anObject: The sender of the notifications, or `nil` for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = Unchecked(WeakTarget(observer))
    let sender = Unchecked(WeakTarget(anObject))
    let subscription = NotificationObservers.Subscription()
    // The sender isn't passed on, because Linux's Foundation would retain it.
    let token = addObserver(forName: aName, object: nil, queue: nil) { notification in
      guard subscription.isActive, let receiver = target.value.value else { return }
      if sender.value.isGiven {
        guard let poster = notification.object, sender.value.matches(poster) else { return }
      }
      aSelector.perform(on: receiver, with: [notification])
    }
    NotificationObservers.shared.add(
      NotificationObservers.Entry(
        center: self, observer: target.value, name: aName, sender: sender.value, token: token,
        subscription: subscription))
  }

  /// Removes an observer, or what `addObserver(forName:object:queue:using:)` returned, from all
  /// notifications (Foundation).
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer, or what `addObserver(forName:object:queue:using:)` returned (Foundation).
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - aName: The name of the notifications, or `nil` for all.
  ///   - anObject: The sender of the notifications, or `nil` for any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let any: Any = observer
    removeObserver(any, name: aName, object: anObject)
    let removed = NotificationObservers.shared.remove(observer, self, name: aName, object: anObject)
    for token in removed { removeObserver(token as Any, name: nil, object: nil) }
  }
}
