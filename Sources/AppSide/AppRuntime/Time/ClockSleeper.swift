import Synchronization

/// One task asleep on an `AppClock`: woken once, by the clock or by cancellation, whichever is first.
final class ClockSleeper: Sendable {
  private enum State {
    case new
    case asleep(CheckedContinuation<Void, any Error>)
    case ended
  }

  private let state = Mutex(State.new)

  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    let wasCancelled = state.withLock { state -> Bool in
      if case .ended = state { return true }
      state = .asleep(continuation)
      return false
    }
    if wasCancelled { continuation.resume(throwing: CancellationError()) }
  }

  func wake() { end()?.resume() }

  func cancel() { end()?.resume(throwing: CancellationError()) }

  private func end() -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      defer { state = .ended }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
  }
}
