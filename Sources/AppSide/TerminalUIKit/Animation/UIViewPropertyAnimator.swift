import AppRuntime
import Foundation

/// An animation that can be paused and stopped (UIKit).
///
/// As in every animation, properties get their new values when it starts, and the completions are
/// called at the end. For this reason an animator can't be reversed or scrubbed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Receives the position at which the animation ended.
  public typealias Completion = (UIViewAnimatingPosition) -> Void

  /// The duration of the animation in seconds of app time.
  public let duration: TimeInterval
  /// The state of the animator.
  final public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running and not paused.
  final public private(set) var isRunning = false
  /// Whether the animation can be stopped while it is running.
  open var isInterruptible = true

  final private var animations: [(delay: Double, body: () -> Void)] = []
  final private var completions: [Completion] = []
  final private var end: ScheduledWork?
  /// The visible views that the animation has changed.
  final private var views: [WeakView] = []
  /// The time in seconds that had passed before the animation was last started.
  final private var passed: TimeInterval = 0
  /// The app time at which the animation was last started, or `nil` while it is paused or waits to
  /// start.
  final private var startTime: TimeInterval?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - curve: The timing curve, which has no effect.
  ///   - animations: The closure that changes the views, called when the animation starts.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = max(0, duration.isFinite ? duration : 0)
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring timing curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - dampingRatio: The damping ratio of the spring, which has no effect.
  ///   - animations: The closure that changes the views, called when the animation starts.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - delay: The delay in seconds of app time before the animation starts.
  ///   - options: Options of the animation.
  ///   - animations: The closure that changes the views, called when the animation starts.
  ///   - completion: The closure to call at the end.
  /// - Returns: The animator, which is retained until the end.
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

  /// Adds changes to the animation; they take effect immediately if it is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later than others, which affects only their order.
  ///
  /// - Parameters:
  ///   - animation: The closure that changes the views.
  ///   - delayFactor: The delay, as a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      views += UIApplication.shared.changes(in: animation, duration: duration)
        .map { WeakView(view: $0.view) }
      return
    }
    animations.append((delayFactor, animation))
  }

  /// Adds a closure to call at the end of the animation.
  open func addCompletion(_ completion: @escaping Completion) { completions.append(completion) }

  /// Starts or resumes the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay.
  ///
  /// - Parameter delay: The delay in seconds of app time.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    let delay = delay.isFinite ? max(0, delay) : 0
    isRunning = true
    state = .active
    guard delay > 0 else { return run() }
    schedule(after: delay) { $0.run() }
  }

  /// Pauses the animation.
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

  /// Resumes a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The timing curve, which has no effect.
  ///   - durationFactor: The remaining time as a fraction of the duration, or zero to keep what is
  ///     left.
  open func continueAnimation(
    withTimingParameters parameters: Any? = nil, durationFactor: CGFloat
  ) {
    if durationFactor > 0, durationFactor.isFinite {
      passed = max(0, duration - duration * Double(durationFactor))
    }
    startAnimation()
  }

  /// Stops the animation at its current position.
  ///
  /// - Parameter withoutFinishing: Whether to drop the completions. If `false`,
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

  /// Calls the completions of a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  /// The completed fraction of the animation, from 0 to 1.
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
      // As in UIKit, an animation doesn't finish if its views have left the screen.
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

  /// Schedules the next step, which retains the animator while the animation runs, as in UIKit.
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
