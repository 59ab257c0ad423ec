import Synchronization

/// What the lines of a prompt are completed with: the steps, and the elements of the last look.
final class CompletionSource: Sendable {
  private let completion = Mutex(PromptCompletion(steps: [], elements: []))

  /// Reads the screen of an app; one that doesn't answer leaves the steps.
  func look(at live: LiveApp) {
    let elements = (try? Inspection(of: live.session, audits: false).elements) ?? []
    let new = PromptCompletion(
      steps: Vocabulary.steps.map(\.expression.source),
      elements: elements.compactMap(\.step).map(live.world.redact))
    completion.withLock { $0 = new }
  }

  /// The lines that begin with a text.
  func lines(for text: String) -> [String] { completion.withLock { $0 }.lines(for: text) }
}
