import AppRuntime
import Foundation

/// The changes of screen under way in one window.
///
/// UIKit checks for collisions window by window, so that a test with a window of its own never meets
/// the presentation of another.
@MainActor
final class WindowTransitions {
  private var current: [ControllerTransition] = []

  nonisolated init() {}

  /// The presentation or dismissal under way.
  var modal: ControllerTransition? { current.first { $0.kind != .navigation } }

  /// When the last of those ends that run now in the time of a clock, in its seconds; nil when none does.
  func end(on clock: AppClock) -> TimeInterval? {
    current.compactMap { $0.deadline(on: clock) }.max()
  }

  func add(_ transition: ControllerTransition) { current.append(transition) }

  func remove(_ transition: ControllerTransition) { current.removeAll { $0 === transition } }

  /// Ends all of them at once: nothing is waited for, nothing more is called but what leaving the
  /// screen calls anyway.
  func interruptAll() {
    for transition in current { transition.interrupt() }
  }
}

extension UIApplication {
  /// When the last change of screen that runs now ends, the last content that scrolls by itself comes
  /// to rest, and no gesture waits for a further tap, in seconds of app time; nil when nothing of that
  /// kind is under way.
  ///
  /// XCUITest waits for these before it goes on, or is too slow to come before their end, and for
  /// nothing else that lies in the future.
  package var transitionsEnd: TimeInterval? {
    let gestures = shownWindows.flatMap { $0.gestures.active.compactMap(\.waitEnd) }
    let transitions = shownWindows.compactMap { $0.transitions.end(on: clock) }
    return (transitions + scrollingEnds + gestures).max()
  }

  /// Lets app time pass until no change of screen runs any more, no content scrolls by itself and no
  /// gesture waits for a further tap; timers due on the way fire.
  ///
  /// In real time it takes as long.
  package func finishTransitions() {
    loop.settle()
    letTimePass { transitionsEnd }
  }

  /// Does the same, and lets the animations come to their end that have begun, and those that their ends
  /// begin; one that begins after a delay lies in the future, as what a timer does.
  ///
  /// What would end later than some seconds from now is not waited for: one that begins another at its
  /// end may have none.
  package func finishAnimations() {
    let limit = clock.now + Self.longestAnimations
    letTimePass {
      let ends = animations.ends.lazy.filter { $0.isPending && $0.deadline <= limit }
      return (ends.map(\.deadline) + [transitionsEnd].compactMap(\.self)).max()
    }
  }

  /// Lets app time pass until nothing is left to wait for.
  private func letTimePass(until nextEnd: () -> TimeInterval?) {
    // A screen that forever brings up another would have no end.
    for _ in 0..<Self.mostTransitionsInARow {
      guard let end = nextEnd() else { return }
      loop.pass(end - clock.now)
      loop.settle()
    }
  }

  private static let mostTransitionsInARow = 100
  /// In seconds of app time.
  private static let longestAnimations: TimeInterval = 5
}
