import AppRuntime
import Foundation

/// The state of the app's animations.
@MainActor
struct AnimationState {
  var isEnabled = true
  /// The duration of the running animation block in seconds, or 0 outside of one.
  var currentDuration: TimeInterval = 0
  /// The views that the running animation block has changed, or `nil` outside of one.
  var changedViews: [ObjectIdentifier: AnimatedView]?
  /// The animations whose completions have not been called.
  var pending: [PendingAnimation] = []
  /// The scheduled ends of the running animations.
  private(set) var ends: [ScheduledWork] = []

  /// Adds the end of an animation that starts now.
  mutating func add(_ end: ScheduledWork) {
    ends.removeAll { !$0.isPending }
    ends.append(end)
  }
}

extension UIApplication {
  /// Runs an animation block, and its completion once the duration has passed.
  ///
  /// - Parameter views: The animated views in addition to those that the block changes.
  func animate(
    duration: TimeInterval, delay: TimeInterval, _ body: () -> Void,
    _ completion: ((Bool) -> Void)?, on views: [UIView] = []
  ) {
    let views = views.map { AnimatedView(view: $0) } + changes(in: body, duration: duration)
    guard let completion else { return }
    let speed = TimeInterval(animationSpeed(of: views.map(\.view)))
    let wait = animations.isEnabled ? (delay.positive + duration.positive) / speed : 0
    let pending = PendingAnimation(of: views, completion)
    animations.pending.append(pending)
    let end = clock.schedule(after: wait, named: "an animation") { [weak self] in
      self?.finish(pending)
    }
    pending.end = end
    // With a delay, nothing moves before the animation starts.
    if delay.positive == 0 { animations.add(end) }
  }

  /// Runs an animation block.
  ///
  /// - Returns: The visible views that the block has changed.
  func changes(in body: () -> Void, duration: TimeInterval) -> [AnimatedView] {
    let outer = (animations.currentDuration, animations.changedViews)
    animations.currentDuration = animations.isEnabled ? duration.positive : 0
    animations.changedViews = [:]
    body()
    var views = animations.changedViews ?? [:]
    // Changes that take effect immediately are not layer animations.
    if animations.currentDuration == 0 { views = views.mapValues { AnimatedView(view: $0.view) } }
    (animations.currentDuration, animations.changedViews) = outer
    return views.values.filter { $0.view.isInShownWindow }
  }

  /// Ends the animations of views that have left the screen, as UIKit does.
  func viewsDidLeaveScreen() {
    for entry in movingScrollViews {
      if let scrollView = entry.scrollView, !scrollView.isInShownWindow { scrollView.stopMoving() }
    }
    // The loop iterates over a copy because a completion may end other animations.
    for pending in animations.pending where pending.removeInvisibleViews() {
      pending.end?.cancel()
      finish(pending)
    }
  }

  /// Ends animations of a view early and calls their completions with `false`, as UIKit does.
  ///
  /// - Parameter properties: The properties whose animations end.
  func endAnimations(of view: UIView, _ properties: AnimatedProperties) {
    // The loop iterates over a copy because a completion may end other animations.
    for pending in animations.pending where pending.endAnimation(of: view, properties) {
      pending.end?.cancel()
      finish(pending)
    }
  }

  /// Returns the properties of a view that are being animated.
  func animatedProperties(of view: UIView) -> AnimatedProperties {
    animations.pending.reduce(into: []) { $0.formUnion($1.properties(of: view)) }
  }

  private func finish(_ pending: PendingAnimation) {
    guard let index = animations.pending.firstIndex(where: { $0 === pending }) else { return }
    animations.pending.remove(at: index)
    _ = pending.removeInvisibleViews()
    pending.completion(!pending.wasCutShort)
  }

  /// Returns the speed of an animation of the given views, which results from their layers and
  /// those of their ancestors.
  ///
  /// Of several speeds, the slowest counts because its animation ends last. Without views, the key
  /// window's speed counts.
  func animationSpeed(of views: [UIView] = []) -> Float {
    views.map(\.animationSpeed).min() ?? keyWindow?.animationSpeed ?? 1
  }
}

/// An animation that has not ended.
@MainActor
final class PendingAnimation {
  private struct Participant {
    weak var view: UIView?
    var properties: AnimatedProperties
  }

  let completion: (Bool) -> Void
  var end: ScheduledWork?
  /// Whether the animation of a view ended early.
  private(set) var wasCutShort = false
  private var participants: [Participant]

  init(of views: [AnimatedView], _ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    participants = views.map { Participant(view: $0.view, properties: $0.properties) }
  }

  /// Ends the animation of a view's properties.
  ///
  /// - Returns: Whether the view was animated and nothing else is any more.
  func endAnimation(of view: UIView, _ properties: AnimatedProperties) -> Bool {
    guard !self.properties(of: view).isDisjoint(with: properties) else { return false }
    wasCutShort = true
    for index in participants.indices where participants[index].view === view {
      participants[index].properties.subtract(properties)
    }
    participants.removeAll { $0.view === view && $0.properties.isEmpty }
    return participants.isEmpty
  }

  func properties(of view: UIView) -> AnimatedProperties {
    participants.reduce(into: []) {
      if $1.view === view { $0.formUnion($1.properties) }
    }
  }

  /// Removes the views that are no longer visible.
  ///
  /// - Returns: Whether there were animated views and none of them is visible.
  func removeInvisibleViews() -> Bool {
    let before = participants.count
    participants.removeAll { $0.view?.isInShownWindow != true }
    if participants.count < before { wasCutShort = true }
    return before > 0 && participants.isEmpty
  }
}

extension UIView {
  /// Records a change of the running animation block.
  func recordAnimatableChange(_ properties: AnimatedProperties) {
    guard UIApplication.shared.animations.changedViews != nil else { return }
    UIApplication.shared.animations.changedViews?[
      ObjectIdentifier(self), default: AnimatedView(view: self)
    ].properties.formUnion(properties)
  }

  var isInShownWindow: Bool { storedWindow?.isHidden == false }

  /// The product of the speeds of the view's layer and its ancestors' layers, ignoring values of
  /// zero or less.
  var animationSpeed: Float {
    var speed: Float = 1
    var next: UIView? = self
    while let view = next {
      if let own = view.storedLayer?.speed, own > 0, own.isFinite { speed *= own }
      next = view.storedSuperview
    }
    return speed
  }
}

extension TimeInterval {
  /// The interval, or zero if it is negative or not finite.
  var positive: TimeInterval { self > 0 && isFinite ? self : 0 }
}
