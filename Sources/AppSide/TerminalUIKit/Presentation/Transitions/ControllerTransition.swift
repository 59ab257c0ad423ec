import AppRuntime
import Foundation

/// One change from one screen to another, from the call that asks for it to its last callback.
///
/// It takes place on the app's clock: an animated one begins after the next layout (presentations) or
/// in it (navigation), as in UIKit, and ends when its time has passed; one that is not animated does
/// both at once. While it lasts its window's `transitions` know it.
@MainActor
final class ControllerTransition {
  enum Kind {
    case presentation, dismissal, navigation
  }

  enum Outcome {
    /// Its time has passed.
    case finished
    /// Its window, or what it happens in, has left the screen meanwhile.
    case interrupted
  }

  private struct Participant {
    weak var controller: UIViewController?
  }

  private enum Phase {
    case waiting, running, ended
  }

  let kind: Kind
  /// The presenting and the presented controllers, or the navigation controller.
  ///
  /// They keep it, not the other way round.
  private let participants: [Participant]
  private(set) var isAnimated: Bool
  let coordinator = TransitionCoordinator()

  private var length: TimeInterval
  private weak var window: UIWindow?
  private var phase = Phase.waiting
  private var scheduledEnd: ScheduledWork?
  /// In whose time it runs: several apps may live in one process.
  private weak var clock: AppClock?
  private var onBegin: (@MainActor () -> Void)?
  private var onEnd: (@MainActor (Outcome) -> Void)?

  /// Makes a transition that waits for its beginning, and makes it known to its window.
  ///
  /// - Parameters:
  ///   - length: How long it takes when it is animated, in seconds of app time.
  ///   - begin: Puts everything into its final place; not called when it is interrupted before.
  ///   - end: Makes the last callbacks.
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
  /// When it ends, in seconds of app time; nil before it has begun.
  func deadline(on clock: AppClock) -> TimeInterval? {
    self.clock === clock ? scheduledEnd?.deadline : nil
  }

  /// Makes a transition that still waits animated, or not.
  func setAnimated(_ isAnimated: Bool) {
    guard isWaiting else { return }
    self.isAnimated = isAnimated
    coordinator.isAnimated = isAnimated
    coordinator.transitionDuration = isAnimated ? duration : 0
  }

  /// Begins after the next layout when animated, else begins and ends now.
  func start() {
    guard isAnimated else { return begin() }
    UIApplication.shared.afterLayout { [weak self] in self?.begin() }
  }

  /// Begins now, and ends when its time has passed: at once, if it has none.
  func begin() {
    guard isWaiting else { return }
    phase = .running
    onBegin?()
    onBegin = nil
    coordinator.runAnimations()
    let length = duration
    // A callback may have ended it already.
    guard isRunning else { return }
    guard isAnimated, length > 0 else { return end(.finished) }
    // Its window interrupts it when it leaves the screen; nobody else may.
    let clock = UIApplication.shared.clock
    self.clock = clock
    scheduledEnd = clock.schedule(after: length, named: name, for: nil) {
      [weak self] in self?.end(.finished)
    }
  }

  /// Goes to its end now, through its beginning if that has not been yet.
  func complete() {
    begin()
    end(.finished)
  }

  /// Ends at once because what it happens in leaves the screen.
  func interrupt() { end(.interrupted) }

  /// Whether a controller takes part in it.
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

  /// What an app is busy with, for reports.
  private var name: String {
    let who = participants.last?.controller.map { String(describing: type(of: $0)) } ?? "a screen"
    switch kind {
    case .presentation: return "the presentation of \(who)"
    case .dismissal: return "the dismissal of \(who)"
    case .navigation: return "a push or pop of \(who)"
    }
  }
}
