import Synchronization

/// Whether a command's output can still be written, and who wants to know when nobody reads it any more.
final class OutputState: Sendable {
  private struct State {
    var problem: OutputProblem?
    var listener: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// Held while a text is written, so that those of several threads stay whole.
  private let turn = Mutex(())

  /// The first problem; `nil` if there was none.
  var problem: OutputProblem? { state.withLock(\.problem) }

  /// Calls a listener, once, when the reader is gone; at once if that is so already.
  func whenReaderIsGone(_ listener: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.listener = listener
      return state.problem == .readerGone
    }
    if isLate { listener() }
  }

  /// Writes a text unless there was a problem.
  ///
  /// - Returns: The problem, if this is the first.
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
    // It may end apps, and takes its time.
    if problem == .readerGone { state.withLock(\.listener)?() }
    return problem
  }
}
