import Synchronization

/// A task asleep on an `AppClock`, which the clock or cancellation wakes exactly once.
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
