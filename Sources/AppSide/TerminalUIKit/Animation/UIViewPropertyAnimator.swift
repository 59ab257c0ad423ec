import AppRuntime
import Foundation

/// An animation that can be paused and stopped (UIKit).
///
/// As everywhere, properties have their new values as soon as the animation starts; what takes time is
/// the call of the completions. So there is no way back: an animator cannot be reversed or scrubbed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Is told where the animation has come to rest.
  public typealias Completion = (UIViewAnimatingPosition) -> Void

  /// How long the animation takes, in seconds of app time.
  public let duration: TimeInterval
  /// What the animator is doing.
  final public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs, and is not paused.
  final public private(set) var isRunning = false
  /// Whether the animation can be stopped before its end.
  open var isInterruptible = true

  final private var animations: [(delay: Double, body: () -> Void)] = []
  final private var completions: [Completion] = []
  final private var end: ScheduledWork?
  /// The views on the screen that it has changed.
  final private var views: [WeakView] = []
  /// How much of the duration has passed before the animation was last started, in seconds.
  final private var passed: TimeInterval = 0
  /// When the animation was last started, in seconds of app time; nil while it waits to start.
  final private var startTime: TimeInterval?

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time.
  ///   - curve: How fast it is in its course: not shown.
  ///   - animations: Changes the views, when the animation starts.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = max(0, duration.isFinite ? duration : 0)
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that swings like a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time.
  ///   - dampingRatio: How soon it comes to rest: not shown.
  ///   - animations: Changes the views, when the animation starts.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time.
  ///   - delay: Seconds of app time before it starts.
  ///   - options: How it runs.
  ///   - animations: Changes the views, when the animation starts.
  ///   - completion: Called at the end.
  /// - Returns: The animator, which lives until the end.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: Completion? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; those of an animation that has started count at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that would be shown later than others; they count as soon as the animation starts.
  ///
  /// - Parameters:
  ///   - animation: Changes the views.
  ///   - delayFactor: When it would be shown, as a share of what is left of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      views += UIApplication.shared.changes(in: animation, duration: duration)
        .map { WeakView(view: $0.view) }
      return
    }
    animations.append((delayFactor, animation))
  }

  /// Adds something to call at the end.
  open func addCompletion(_ completion: @escaping Completion) { completions.append(completion) }

  /// Starts the animation, or goes on with one that was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation later.
  ///
  /// - Parameter delay: Seconds of app time.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    let delay = delay.isFinite ? max(0, delay) : 0
    isRunning = true
    state = .active
    guard delay > 0 else { return run() }
    schedule(after: delay) { $0.run() }
  }

  /// Stops the course of the animation for now.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    if state == .inactive { applyChanges() }
    state = .active
    guard isRunning else { return }
    isRunning = false
    end?.cancel()
    end = nil
    passed = timePassed
    startTime = nil
  }

  /// Goes on with an animation that was paused.
  ///
  /// - Parameters:
  ///   - parameters: How fast it is in its course: not shown.
  ///   - durationFactor: How long it takes, as a share of the duration; zero is what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: Any? = nil, durationFactor: CGFloat
  ) {
    if durationFactor > 0, durationFactor.isFinite {
      passed = max(0, duration - duration * Double(durationFactor))
    }
    startAnimation()
  }

  /// Stops the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether its completions are not called; else
  ///   `finishAnimation(at:)` calls them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible || !isRunning else { return }
    end?.cancel()
    end = nil
    passed = timePassed
    startTime = nil
    isRunning = false
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    becomeInactive()
  }

  /// Calls the completions of an animation that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  /// How much of the animation has passed, from 0 to 1.
  open var fractionComplete: CGFloat {
    guard duration > 0 else { return state == .active ? 1 : 0 }
    return CGFloat(timePassed / duration)
  }

  private var now: TimeInterval { UIApplication.shared.clock.now }

  private var timePassed: TimeInterval {
    min(duration, passed + (startTime.map { (now - $0) * speed } ?? 0))
  }

  private var speed: TimeInterval {
    TimeInterval(UIApplication.shared.animationSpeed(of: views.compactMap(\.view)))
  }

  private func run() {
    applyChanges()
    startTime = now
    let left = UIApplication.shared.animations.isEnabled ? max(0, duration - passed) : 0
    schedule(after: left / speed) { animator in
      // As in UIKit, what has left the screen was not animated to its end.
      let isOnScreen = animator.views.allSatisfy { $0.view?.isInShownWindow == true }
      animator.complete(at: isOnScreen ? .end : .current)
    }
    if let end { UIApplication.shared.animations.add(end) }
  }

  private func applyChanges() {
    let changes = animations.sorted { $0.delay < $1.delay }
    animations = []
    views += UIApplication.shared.changes(in: { changes.forEach { $0.body() } }, duration: duration)
      .map { WeakView(view: $0.view) }
  }

  /// As in UIKit, an animation that runs keeps its animator.
  private func schedule(
    after delay: TimeInterval, _ body: @escaping (UIViewPropertyAnimator) -> Void
  ) {
    end = UIApplication.shared.clock.schedule(after: delay, named: "an animation") { body(self) }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    becomeInactive()
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func becomeInactive() {
    end = nil
    isRunning = false
    state = .inactive
    passed = 0
    startTime = nil
    views = []
  }

  private struct WeakView {
    weak var view: UIView?
  }
}
