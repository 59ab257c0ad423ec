import Synchronization

/// The state of a prompt that may be waiting for a line at the terminal.
final class OpenPrompt: Sendable {
  private let state = Atomic(false)

  var isOpen: Bool {
    get { state.load(ordering: .sequentiallyConsistent) }
    set { state.store(newValue, ordering: .sequentiallyConsistent) }
  }
}
