import TerminalEvents

/// The keys that a person types while one screen replaces another.
///
/// As in UIKit, screens get no input during a transition. A person at a terminal types ahead, and no key
/// may be lost, so the keys wait for the end of the transition.
@MainActor
struct TypeAhead {
  /// A slice, from which the first element is removed without moving the others.
  private var waiting: ArraySlice<TerminalInput> = []

  /// Keeps input if a transition is running, or if earlier input waits.
  ///
  /// The mouse never waits, because its target may be gone afterwards. Neither does
  /// Control-C, which ends the app at once.
  ///
  /// - Returns: Whether the input was kept, so that it must not be sent now.
  mutating func keep(_ input: TerminalInput, for application: UIApplication) -> Bool {
    switch input {
    case .mouse: return false
    case .key(let stroke) where UIKey(stroke).isInterrupt: return false
    case .key, .paste: break
    }
    guard !waiting.isEmpty || isInTransition(application) else { return false }
    waiting.append(input)
    return true
  }

  /// Returns the next input to send, or `nil` if there isn't one or a transition is running.
  mutating func next(for application: UIApplication) -> TerminalInput? {
    waiting.isEmpty || isInTransition(application) ? nil : waiting.removeFirst()
  }

  private func isInTransition(_ application: UIApplication) -> Bool {
    application.windowOfKeys?.transitions.willEnd(on: application.clock) ?? false
  }
}
