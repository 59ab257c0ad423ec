import AppRuntime
import Foundation

/// A transition between two controllers, from the call that requests it to its last callback.
///
/// The transition runs on the app's clock. As in UIKit, an animated presentation begins after the
/// next layout, an animated push or pop begins during it, and both end after their duration. A
/// transition without animation begins and ends at once. Until it ends, the window's `transitions`
/// contain it.
@MainActor
final class ControllerTransition {
  enum Kind {
    case presentation, dismissal, navigation
  }

  enum Outcome {
    /// The transition ran for its whole duration.
    case finished
    /// The window or the container left the screen during the transition.
    case interrupted
  }

  private struct Participant {
    weak var controller: UIViewController?
  }

  private enum Phase {
    case waiting, running, ended
  }

  let kind: Kind
  /// The presenting and presented controllers, or the navigation controller.
  ///
  /// The references are weak, because the controllers own the transition.
  private let participants: [Participant]
  private(set) var isAnimated: Bool
  let coordinator = TransitionCoordinator()

  private var length: TimeInterval
  private weak var window: UIWindow?
  private var phase = Phase.waiting
  private var scheduledEnd: ScheduledWork?
  /// The clock that the transition runs on.
  ///
  /// Several apps, each with its own clock, can live in one process.
  private weak var clock: AppClock?
  private var onBegin: (@MainActor () -> Void)?
  private var onEnd: (@MainActor (Outcome) -> Void)?

  /// Creates a waiting transition and adds it to its window's transitions.
  ///
  /// - Parameters:
  ///   - length: The duration of an animated transition, in seconds of app time.
  ///   - begin: Moves everything to its final place. Not called if the transition is interrupted
  ///     before it begins.
  ///   - end: Makes the final callbacks.
  init(
    _ kind: Kind, of participants: [UIViewController], in window: UIWindow?, isAnimated: Bool,
    length: TimeInterval, begin: @escaping @MainActor () -> Void,
    end: @escaping @MainActor (Outcome) -> Void
  ) {
    self.kind = kind
    self.participants = participants.map(Participant.init)
    self.window = window
    self.isAnimated = isAnimated
    self.length = length
    onBegin = begin
    onEnd = end
    coordinator.isAnimated = isAnimated
    coordinator.transitionDuration = isAnimated ? duration : 0
    window?.transitions.add(self)
  }

  var isWaiting: Bool { phase == .waiting }
  var isRunning: Bool { phase == .running }
  var hasEnded: Bool { phase == .ended }
  /// Returns the end of the transition, in seconds of app time, or `nil` if it hasn't begun or uses
  /// another clock.
  func deadline(on clock: AppClock) -> TimeInterval? {
    self.clock === clock ? scheduledEnd?.deadline : nil
  }

  /// Changes whether a waiting transition is animated.
  func setAnimated(_ isAnimated: Bool) {
    guard isWaiting else { return }
    self.isAnimated = isAnimated
    coordinator.isAnimated = isAnimated
    coordinator.transitionDuration = isAnimated ? duration : 0
  }

  /// Begins the transition after the next layout if it is animated; otherwise begins and ends it
  /// now.
  func start() {
    guard isAnimated else { return begin() }
    UIApplication.shared.afterLayout { [weak self] in self?.begin() }
  }

  /// Begins the transition now and ends it after its duration, which can be zero.
  func begin() {
    guard isWaiting else { return }
    phase = .running
    onBegin?()
    onBegin = nil
    coordinator.runAnimations()
    let length = duration
    // A callback may already have ended the transition.
    guard isRunning else { return }
    guard isAnimated, length > 0 else { return end(.finished) }
    // The work has no owner (`for: nil`), because only the window may interrupt the transition,
    // when it leaves the screen.
    let clock = UIApplication.shared.clock
    self.clock = clock
    scheduledEnd = clock.schedule(after: length, named: name, for: nil) {
      [weak self] in self?.end(.finished)
    }
  }

  /// Ends the transition now, beginning it first if necessary.
  func complete() {
    begin()
    end(.finished)
  }

  /// Ends the transition at once because its container leaves the screen.
  func interrupt() { end(.interrupted) }

  /// Returns whether a controller takes part in the transition.
  func involves(_ controller: UIViewController) -> Bool {
    participants.contains { $0.controller === controller }
  }

  private func end(_ outcome: Outcome) {
    guard phase != .ended else { return }
    phase = .ended
    scheduledEnd?.cancel()
    window?.transitions.remove(self)
    let onEnd = onEnd
    self.onEnd = nil
    onBegin = nil
    onEnd?(outcome)
    if outcome == .finished { coordinator.runCompletions() } else { coordinator.cancel() }
  }

  private var duration: TimeInterval {
    guard UIView.areAnimationsEnabled else { return 0 }
    let speed = window?.storedLayer.map { TimeInterval($0.speed) } ?? 1
    return speed > 0 ? length / speed : length
  }

  /// The name of the transition in reports on what keeps the app busy.
  private var name: String {
    let who = participants.last?.controller.map { String(describing: type(of: $0)) } ?? "a screen"
    switch kind {
    case .presentation: return "the presentation of \(who)"
    case .dismissal: return "the dismissal of \(who)"
    case .navigation: return "a push or pop of \(who)"
    }
  }
}
