import Synchronization

/// Whether a prompt waits for a line at the terminal.
final class OpenPrompt: Sendable {
  private let state = Atomic(false)

  var isOpen: Bool {
    get { state.load(ordering: .sequentiallyConsistent) }
    set { state.store(newValue, ordering: .sequentiallyConsistent) }
  }
}
