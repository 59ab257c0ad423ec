import AppRuntime
import Foundation

/// What animations are made with at the moment.
@MainActor
struct AnimationState {
  var isEnabled = true
  /// In seconds; 0 outside of an animation's block.
  var currentDuration: TimeInterval = 0
  /// What the running block has changed of which views; nil outside of an animation's block.
  var changedViews: [ObjectIdentifier: AnimatedView]?
  /// Those whose completions are still to be called.
  var pending: [PendingAnimation] = []
  /// The ends of those that are under way and do something then.
  private(set) var ends: [ScheduledWork] = []

  /// Remembers the end of an animation that begins now.
  mutating func add(_ end: ScheduledWork) {
    ends.removeAll { !$0.isPending }
    ends.append(end)
  }
}

extension UIApplication {
  /// Runs an animation's block, and its completion when its time has passed.
  ///
  /// - Parameter views: What is animated besides the views that the block changes.
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
    // Until then nothing moves.
    if delay.positive == 0 { animations.add(end) }
  }

  /// Runs an animation's block.
  ///
  /// - Returns: The views on the screen that it has changed.
  func changes(in body: () -> Void, duration: TimeInterval) -> [AnimatedView] {
    let outer = (animations.currentDuration, animations.changedViews)
    animations.currentDuration = animations.isEnabled ? duration.positive : 0
    animations.changedViews = [:]
    body()
    var views = animations.changedViews ?? [:]
    // What is there at once is no animation of a layer.
    if animations.currentDuration == 0 { views = views.mapValues { AnimatedView(view: $0.view) } }
    (animations.currentDuration, animations.changedViews) = outer
    return views.values.filter { $0.view.isInShownWindow }
  }

  /// Called after views have left the screen: what was animated with them ends there, as in UIKit.
  func viewsDidLeaveScreen() {
    for entry in movingScrollViews {
      if let scrollView = entry.scrollView, !scrollView.isInShownWindow { scrollView.stopMoving() }
    }
    // A completion may end others.
    for pending in animations.pending where pending.forgetViewsOffScreen() {
      pending.end?.cancel()
      finish(pending)
    }
  }

  /// Ends what animates a view before its time, as in UIKit: its completions hear that it was cut short.
  ///
  /// - Parameter properties: What of the view is animated no more.
  func endAnimations(of view: UIView, _ properties: AnimatedProperties) {
    // A completion may end others.
    for pending in animations.pending where pending.forget(view, properties) {
      pending.end?.cancel()
      finish(pending)
    }
  }

  /// What of a view is being animated.
  func animatedProperties(of view: UIView) -> AnimatedProperties {
    animations.pending.reduce(into: []) { $0.formUnion($1.properties(of: view)) }
  }

  private func finish(_ pending: PendingAnimation) {
    guard let index = animations.pending.firstIndex(where: { $0 === pending }) else { return }
    animations.pending.remove(at: index)
    _ = pending.forgetViewsOffScreen()
    pending.completion(!pending.wasCutShort)
  }

  /// How fast animations of views run: the speed of their layers and of those around, as in UIKit.
  ///
  /// Of several it is the slowest, which ends last; without a view, that of the window that keys go to.
  func animationSpeed(of views: [UIView] = []) -> Float {
    views.map(\.animationSpeed).min() ?? keyWindow?.animationSpeed ?? 1
  }
}

/// An animation whose end is still to come.
@MainActor
final class PendingAnimation {
  private struct Participant {
    weak var view: UIView?
    var properties: AnimatedProperties
  }

  let completion: (Bool) -> Void
  var end: ScheduledWork?
  /// Whether a view has left the screen before the end.
  private(set) var wasCutShort = false
  private var participants: [Participant]

  init(of views: [AnimatedView], _ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    participants = views.map { Participant(view: $0.view, properties: $0.properties) }
  }

  /// - Returns: Whether it animated the view, and animates nothing any more.
  func forget(_ view: UIView, _ properties: AnimatedProperties) -> Bool {
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

  /// - Returns: Whether it had views, and none of them is on the screen any more.
  func forgetViewsOffScreen() -> Bool {
    let before = participants.count
    participants.removeAll { $0.view?.isInShownWindow != true }
    if participants.count < before { wasCutShort = true }
    return before > 0 && participants.isEmpty
  }
}

extension UIView {
  /// Notes a change that an animation shows.
  func noteAnimatableChange(_ properties: AnimatedProperties) {
    guard UIApplication.shared.animations.changedViews != nil else { return }
    UIApplication.shared.animations.changedViews?[
      ObjectIdentifier(self), default: AnimatedView(view: self)
    ].properties.formUnion(properties)
  }

  var isInShownWindow: Bool { storedWindow?.isHidden == false }

  /// The speed of the view's layer and of those around it; zero and less count as 1.
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
  /// A length of time: less than none, and no number, count as none.
  fileprivate var positive: TimeInterval { self > 0 && isFinite ? self : 0 }
}
