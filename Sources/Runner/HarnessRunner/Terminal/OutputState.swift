import Synchronization

/// The state of a command's output, with a listener for the end of its reader.
final class OutputState: Sendable {
  private struct State {
    var problem: OutputProblem?
    var listener: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// Held while a text is written, so that texts of several threads aren't mixed.
  private let turn = Mutex(())

  /// The first problem, or `nil`.
  var problem: OutputProblem? { state.withLock(\.problem) }

  /// Calls a listener, once, when the reader is gone; at once if it is already.
  func whenReaderIsGone(_ listener: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.listener = listener
      return state.problem == .readerGone
    }
    if isLate { listener() }
  }

  /// Writes a text unless a problem has occurred.
  ///
  /// - Returns: The problem, if it's the first.
  func write(_ body: () throws(OutputProblem) -> Void) -> OutputProblem? {
    let problem = turn.withLock { _ -> OutputProblem? in
      guard self.problem == nil else { return nil }
      do throws(OutputProblem) {
        try body()
        return nil
      } catch {
        state.withLock { $0.problem = error }
        return error
      }
    }
    // Call the listener outside the lock, because it may end apps, which takes time.
    if problem == .readerGone { state.withLock(\.listener)?() }
    return problem
  }
}
