import AppRuntime
import Foundation

/// The running transitions in one window.
///
/// As in UIKit, collisions are checked per window, so that a test with its own window is unaffected
/// by presentations in others.
@MainActor
final class WindowTransitions {
  private var current: [ControllerTransition] = []

  nonisolated init() {}

  /// The running presentation or dismissal.
  var modal: ControllerTransition? { current.first { $0.kind != .navigation } }

  /// Whether no transition is running or waiting.
  var areOver: Bool { current.isEmpty }

  /// Returns the end of the last running transition on a clock, in seconds of app time, or `nil` if
  /// there isn't one.
  func end(on clock: AppClock) -> TimeInterval? {
    current.compactMap { $0.deadline(on: clock) }.max()
  }

  /// Whether a transition is about to begin, or ends at a known time on a clock.
  ///
  /// Others may never end, because an app ends them itself.
  func willEnd(on clock: AppClock) -> Bool {
    current.contains { $0.isWaiting || $0.deadline(on: clock) != nil }
  }

  func add(_ transition: ControllerTransition) { current.append(transition) }

  func remove(_ transition: ControllerTransition) { current.removeAll { $0 === transition } }

  /// Ends all transitions at once.
  ///
  /// No completions are called, apart from the calls that leaving the screen makes anyway.
  func interruptAll() {
    for transition in current { transition.interrupt() }
  }
}

extension UIApplication {
  /// The time at which the last running movement ends, in seconds of app time, or `nil` if nothing
  /// moves.
  ///
  /// Movements are transitions, scrolling animations and decelerations, and gestures that wait for
  /// another tap. XCUITest waits for them, or is too slow to act before they end, and waits for
  /// nothing else in the future.
  package var transitionsEnd: TimeInterval? {
    let gestures = allWindows.flatMap { $0.gestures.active.compactMap(\.waitEnd) }
    let transitions = allWindows.compactMap { $0.transitions.end(on: clock) }
    return (transitions + scrollingEnds + gestures).max()
  }

  /// Advances the clock until no transition or scrolling runs and no gesture waits for another tap.
  ///
  /// In real time it takes as long.
  package func finishTransitions() {
    loop.settle()
    advanceClock { transitionsEnd }
  }

  /// Advances the clock as `finishTransitions()` does, and also until all animations have ended.
  ///
  /// Animations that begin when others end are included; an animation with a delay lies in the
  /// future, like a timer. Animations that end more than a few seconds from now are ignored,
  /// because a chain of animations may be endless.
  package func finishAnimations() {
    let limit = clock.now + Self.maximumAnimationTime
    advanceClock {
      let ends = animations.ends.lazy.filter { $0.isPending && $0.deadline <= limit }
      return (ends.map(\.deadline) + [transitionsEnd].compactMap(\.self)).max()
    }
  }

  /// Advances the clock until there is nothing left to wait for.
  private func advanceClock(until nextEnd: () -> TimeInterval?) {
    // A screen that forever brings up another would have no end.
    for _ in 0..<Self.maximumTransitionsInARow {
      guard let end = nextEnd() else { return }
      loop.pass(end - clock.now)
      loop.settle()
    }
  }

  private static let maximumTransitionsInARow = 100
  /// The limit for animations, in seconds of app time.
  private static let maximumAnimationTime: TimeInterval = 5
}
