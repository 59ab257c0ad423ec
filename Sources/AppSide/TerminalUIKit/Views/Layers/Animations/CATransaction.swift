import AppRuntime
import Foundation

/// A group of animations with one completion (Core Animation).
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// A transaction that has begun.
  final class Group {
    var duration: TimeInterval?
    var completion: (() -> Void)?
    var running = 0
    var isCommitted = false

    /// Calls the completion if the transaction is committed and nothing runs any more.
    func completeIfDone() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  private static var groups: [Group] = []

  /// The transaction that began last.
  static var current: Group? { groups.last }

  /// The transaction that began last, or a new one that ends in the next turn of the main loop.
  private static var currentOrImplicit: Group {
    if let current { return current }
    let group = Group()
    groups.append(group)
    UIApplication.shared.clock.schedule(after: 0, named: "the end of a transaction") {
      guard let place = CATransaction.groups.firstIndex(where: { $0 === group }) else { return }
      CATransaction.groups.remove(at: place)
      CATransaction.finish(group)
    }
    return group
  }

  /// Begins a transaction.
  open class func begin() { groups.append(Group()) }

  /// Ends the transaction that began last.
  ///
  /// Its completion is called when its layers' animations have ended, or, if there are none, in the
  /// next turn of the main loop.
  open class func commit() {
    if let group = groups.popLast() { finish(group) }
  }

  private static func finish(_ group: Group) {
    group.isCommitted = true
    guard group.completion != nil, group.running == 0 else { return }
    UIApplication.shared.clock.schedule(after: 0, named: "the completion of a transaction") {
      group.completeIfDone()
    }
  }

  /// Shows all changes, which has no effect because the screen is drawn as a whole.
  open class func flush() {}

  /// Sets whether properties are animated; stored but has no effect, because layers that no view owns
  /// aren't animated.
  open class func setDisableActions(_ flag: Bool) { actionsAreDisabled = flag }

  /// Returns whether properties aren't animated.
  open class func disableActions() -> Bool { actionsAreDisabled }

  private static var actionsAreDisabled = false

  /// Sets the duration of animations without their own, in seconds.
  ///
  /// Outside of a transaction, it applies until the next turn of the main loop.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    currentOrImplicit.duration = dur.positive
  }

  /// Returns the duration of animations without their own, in seconds.
  open class func animationDuration() -> TimeInterval {
    groups.reversed().lazy.compactMap(\.duration).first ?? 0.25
  }

  /// Sets the pace of animations without their own, which has no effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Sets the closure to call after the end of all animations.
  ///
  /// Outside of a transaction, these are the animations until the next turn of the main loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    currentOrImplicit.completion = block
  }

  /// Returns the closure to call after the end of all animations.
  open class func completionBlock() -> (() -> Void)? { current?.completion }
}
