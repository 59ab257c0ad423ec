/// The end of a change on the screen that an async function waits for.
///
/// What is refused, such as presenting while presenting, never calls its completion but lets go of it:
/// that ends the wait as well.
@MainActor
final class AwaitedCompletion<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, Never>?
  private let valueIfRefused: Value

  private init(_ continuation: CheckedContinuation<Value, Never>, ifRefused value: Value) {
    self.continuation = continuation
    valueIfRefused = value
  }

  isolated deinit { continuation?.resume(returning: valueIfRefused) }

  private func end(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }

  /// Begins something, and goes on when it calls its completion.
  static func of(
    ifRefused value: Value, _ begin: (_ completion: @escaping (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let completion = AwaitedCompletion(continuation, ifRefused: value)
      begin { completion.end($0) }
      UIApplication.shared.didAwaitCompletion? { [weak completion] in
        completion?.continuation == nil
      }
    }
  }
}
