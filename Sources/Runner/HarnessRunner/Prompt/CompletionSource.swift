import Synchronization

/// Completes the lines of a prompt with steps, and with the elements last seen on the screen.
final class CompletionSource: Sendable {
  private let completion = Mutex(PromptCompletion(steps: [], elements: []))

  /// Reads the elements of an app's screen; if the app doesn't answer, only steps remain.
  func look(at live: LiveApp) {
    let elements = (try? Inspection(of: live.session, audits: false).elements) ?? []
    let new = PromptCompletion(
      steps: Vocabulary.steps.map(\.expression.source),
      elements: elements.compactMap(\.step).map(live.world.redact))
    completion.withLock { $0 = new }
  }

  /// Returns the completed lines for a text.
  func lines(for text: String) -> [String] { completion.withLock { $0 }.lines(for: text) }
}
